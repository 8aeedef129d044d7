import { defineConfig } from 'vitest/config';
import { integrationProjects, unitProjects } from './vitest.projects';

export default defineConfig({
  test: {
    projects: [...unitProjects(), ...integrationProjects()],
    // Modules are translated once for all projects, and again only when their text changes.
    experimental: { fsModuleCache: true },
  },
});
