import { defineConfig } from 'vitest/config';
import { integrationProject, unitProjects } from './vitest.projects';

export default defineConfig({ test: { projects: [...unitProjects(), integrationProject] } });
