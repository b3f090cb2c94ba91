import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { HistoryButton } from "#kit/web/master-data/history-button.tsx";
import { renewMaster } from "#kit/web/master-data/use-master-live.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import { exportConfigs } from "../../contract/configs.ts";
import type { ShownMapping } from "../../contract/mappings.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { AccountRows } from "./account-rows.tsx";
import { Exceptions } from "./exceptions.tsx";
import { faultOfMapping } from "./mapping-faults.ts";
import "./mapping.css";

type Saved = AnswerOf<typeof contract.getWageMappings>;

interface Given {
	readonly id: string;
	readonly close: () => void;
}

/** Which wage type each payroll account has, and what differs for some people, cost centres or kinds of employment. */
export default function WageExportConfigPanel({ id, close }: Given) {
	const t = useTexts(texts);
	const words = { notLoaded: t.file.failed };
	return (
		<AnswerPanel endpoint={contract.getWageMappings} input={{ id }} words={words}>
			{(saved) => <Editor {...{ id, saved, close }} />}
		</AnswerPanel>
	);
}

interface EditorGiven extends Given {
	readonly saved: Saved;
}

interface Values {
	readonly mappings: readonly ShownMapping[];
}

function Editor({ id, saved, close }: EditorGiven) {
	const { mapping: t, master } = useTexts(texts);
	const form = useMappingForm(id, saved);
	const { value, onChange, error } = form.field("mappings");
	const { type, accounts } = saved;
	const shared = { type, accounts, mappings: value, onChange };
	return (
		<FormPanel
			form={form}
			title={saved.name}
			sub={`${t.title} · ${master.options.type[type]}`}
			actions={<HistoryButton entity="payroll_export_config" entityId={id} />}
			close={close}
		>
			<p className="mapping-about">{t.about}</p>
			{accounts.length === 0 ? (
				<EmptyState text={t.empty} />
			) : (
				<>
					<AccountRows {...shared} isValidated={error !== undefined} />
					<Exceptions {...shared} isValidated={error !== undefined} />
				</>
			)}
		</FormPanel>
	);
}

function useMappingForm(id: string, { type, version, mappings, accounts }: Saved) {
	const { mapping: t } = useTexts(texts);
	const nameOf = (accountId: string) => accounts.find((one) => one.id === accountId)?.code ?? "";
	return useApiForm<Values, typeof contract.setWageMappings>({
		draftKey: `time-reports.wage-export-config:${id}`,
		initial: { mappings },
		version,
		fields: {
			mappings: {
				label: t.title,
				check: (rows) => {
					const faulty = rows.find((one) => faultOfMapping(type, one) !== undefined);
					const fault = faulty && faultOfMapping(type, faulty);
					return fault && `${nameOf(faulty.accountId)}: ${fault.text}`;
				},
			},
		},
		endpoint: contract.setWageMappings,
		input: (values, current = version) => ({
			...{ id, version: current },
			mappings: values.mappings.map(({ targetName: _, ...one }) => one),
		}),
		context: t.title,
		renews: [contract.getWageMappings, contract.previewPayrollExport],
		onSaved: () => void renewMaster(exportConfigs),
		reload: () => renew(contract.getWageMappings, { id }),
	});
}
