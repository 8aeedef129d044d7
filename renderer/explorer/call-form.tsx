import { SegmentedControl, Text, Textarea, TextInput } from '@mantine/core';
import type { Connection, ExplorerEndpoint } from '../../preload/contract';
import { useTexts } from '../base/language';
import { Panel } from '../ui/panel';
import { FieldInput } from './field-input';
import { bodyOf, type CallForm, formOf, isJsonBody } from './form-request';
import { PathInput } from './path-input';

interface CallFormPanelProps {
  endpoint: ExplorerEndpoint;
  form: CallForm;
  /** Names of fields whose text is no value of their kind. */
  wrong: readonly string[];
  connection: Connection;
  onChange: (form: CallForm) => void;
}

/** The values of a call: of its path, of its query, and of its body. */
export function CallFormPanel(props: CallFormPanelProps) {
  const { t } = useTexts();
  const { endpoint, form, connection, onChange } = props;
  const { pathParameters, query, isCorrelation, body, method } = endpoint;
  const hasQuery = method === 'GET' || query.length > 0;
  if (endpoint.key === 'auth') return null;
  return (
    <Panel title={t('explorer.values')}>
      {pathParameters.length === 0 && !body && query.length === 0 && !isCorrelation ? (
        <Text c="dimmed">{t('explorer.noValues')}</Text>
      ) : null}
      <div className="explorer-fields">
        {pathParameters.map((name) => (
          <PathInput
            key={name}
            name={name}
            path={form.path}
            connection={connection}
            onChange={(value) => onChange({ ...form, path: { ...form.path, [name]: value } })}
          />
        ))}
        {isCorrelation ? (
          <TextInput
            label={t('explorer.correlation')}
            description={t('ui.optional')}
            value={form.correlationId}
            onChange={(event) => onChange({ ...form, correlationId: event.currentTarget.value })}
          />
        ) : null}
        {query.map((name) => (
          <TextInput
            key={name}
            label={<code>{name}</code>}
            description={t('ui.optional')}
            value={form.query[name] ?? ''}
            onChange={(event) =>
              onChange({ ...form, query: { ...form.query, [name]: event.currentTarget.value } })
            }
          />
        ))}
      </div>
      {body ? <BodyFields {...props} /> : null}
      {hasQuery ? (
        <details className="explorer-more">
          <summary>{t('explorer.furtherQuery')}</summary>
          <Textarea
            aria-label={t('explorer.furtherQuery')}
            placeholder="name=value"
            autosize
            minRows={2}
            value={form.furtherQuery}
            onChange={(event) => onChange({ ...form, furtherQuery: event.currentTarget.value })}
          />
        </details>
      ) : null}
    </Panel>
  );
}

function BodyFields({ endpoint, form, wrong, onChange }: CallFormPanelProps) {
  const { t } = useTexts();
  const { body } = endpoint;
  if (!body) return null;
  const fields = body.fields ?? [];
  const isJson = isJsonBody(endpoint, form);

  /** What was filled in comes along, as far as the other side can say it. */
  function switchTo(bodyAs: CallForm['bodyAs']) {
    const written = bodyOf(endpoint, form);
    const text = written.ok ? written.text : null;
    if (bodyAs === 'json') return onChange({ ...form, bodyAs, json: text ?? form.json });
    const request = { key: endpoint.key, path: {}, query: {}, correlationId: null, body: text };
    const asFields = formOf(endpoint, request);
    onChange({ ...form, bodyAs, fields: asFields.bodyAs === 'fields' ? asFields.fields : form.fields });
  }

  return (
    <>
      {fields.length > 0 ? (
        <div>
          <SegmentedControl
            aria-label={t('explorer.bodyAs')}
            value={isJson ? 'json' : 'fields'}
            onChange={(value) => switchTo(value as CallForm['bodyAs'])}
            data={[
              { value: 'fields', label: t('explorer.bodyAs.fields') },
              { value: 'json', label: 'JSON' },
            ]}
          />
        </div>
      ) : null}
      {isJson ? (
        <Textarea
          label={t('explorer.body')}
          description={body.isOptional ? t('ui.optional') : undefined}
          error={wrong.includes('json') && form.json.trim() !== '' ? t('explorer.noJson') : undefined}
          className="explorer-json"
          autosize
          minRows={4}
          maxRows={18}
          spellCheck={false}
          value={form.json}
          onChange={(event) => onChange({ ...form, json: event.currentTarget.value })}
        />
      ) : (
        <div className="explorer-fields">
          {fields.map((field) => (
            <FieldInput
              key={field.name}
              field={field}
              value={form.fields[field.name] ?? ''}
              isWrong={wrong.includes(field.name)}
              onChange={(value) => onChange({ ...form, fields: { ...form.fields, [field.name]: value } })}
            />
          ))}
        </div>
      )}
      <ExampleButton endpoint={endpoint} form={form} onChange={onChange} />
    </>
  );
}

function ExampleButton({
  endpoint,
  form,
  onChange,
}: Pick<CallFormPanelProps, 'endpoint' | 'form' | 'onChange'>) {
  const { t } = useTexts();
  const example = endpoint.body?.example;
  if (!example) return null;
  return (
    <div>
      <button
        type="button"
        className="explorer-link"
        onClick={() => onChange({ ...form, bodyAs: 'json', json: example })}
      >
        {t('explorer.useExample')}
      </button>
    </div>
  );
}
