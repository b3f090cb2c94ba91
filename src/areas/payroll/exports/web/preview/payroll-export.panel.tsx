import { Button } from "@mantine/core";
import { useState } from "react";
import { payrollTopic } from "#areas/payroll/payrolls/contract.ts";
import { MonthChooser } from "#areas/time-tracking/target-actual/web/public.ts";
import { isoOfDay } from "#domain/time/iso-day.ts";
import { addMonths } from "#domain/time/month.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { limits } from "#kit/contract/limits.ts";
import { CompactSelect } from "#kit/ui/field/choice/compact-select.tsx";
import { dayNow } from "#kit/ui/field/day-now.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { AwaitedState } from "#kit/ui/state/awaited-state.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { useLiveTopic } from "#kit/web/live/use-live.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew, useApi } from "#kit/web/use-api.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { exportConfigCreate } from "../panels.ts";
import { FileView } from "./file-view.tsx";
import "./payroll-export.css";

type Configs = AnswerOf<typeof contract.listPayrollExportConfigs>["items"];

interface Given {
	readonly configId?: string | undefined;
	readonly month?: string | undefined;
}

/** The wage file of a month as it would be, with what is wrong and how it differs, and the files that were made. */
export default function PayrollExportPanel({ configId, month }: Given) {
	const t = useTexts(texts).file;
	const input = { isEnabled: true, pageSize: limits.listLength };
	return (
		<AnswerPanel
			endpoint={contract.listPayrollExportConfigs}
			input={input}
			words={{ notLoaded: t.failed }}
		>
			{({ items }) =>
				items.length === 0 ? <NoConfig /> : <Export {...{ configs: items, configId, month }} />
			}
		</AnswerPanel>
	);
}

function NoConfig() {
	const t = useTexts(texts).file;
	return (
		<PanelFrame
			footer={<Button onClick={() => openPanel(exportConfigCreate, {})}>{t.setUp}</Button>}
		>
			<EmptyState text={t.noConfig} />
		</PanelFrame>
	);
}

interface ExportGiven extends Given {
	readonly configs: Configs;
}

/** Everything on it is about one configuration and one month; both can be changed. */
function Export({ configs, ...given }: ExportGiven) {
	const t = useTexts(texts).file;
	const [month, setMonth] = useState(given.month ?? isoOfDay(addMonths(dayNow(), -1)).slice(0, 7));
	const [configId, setConfig] = useState(
		configs.find(({ id }) => id === given.configId)?.id ?? configs[0]?.id ?? "",
	);
	const [search, setSearch] = useState("");
	const asked = { configId, month, ...(search !== "" && { search }) };
	const { data, isError, refetch } = useApi(contract.previewPayrollExport, asked, { keep: true });
	const renewAll = () => {
		void renew(contract.previewPayrollExport);
		void renew(contract.listPayrollExports);
	};
	useLiveTopic("PAYROLLEXPORTS", renewAll);
	useLiveTopic(payrollTopic, renewAll);
	const bar = (
		<div className="wage-file-bar">
			<CompactSelect
				label={t.config}
				value={configId}
				options={configs.map(({ id, name }) => ({ value: id, label: name }))}
				onChange={setConfig}
			/>
			<MonthChooser month={month} onChange={setMonth} last={isoOfDay(dayNow()).slice(0, 7)} />
		</div>
	);
	if (data === undefined)
		return (
			<PanelFrame>
				{bar}
				<AwaitedState hasFailed={isError} text={t.failed} onRetry={() => void refetch()} />
			</PanelFrame>
		);
	return (
		<FileView
			key={`${configId} ${month}`}
			{...{ file: data, configId, month, bar }}
			onMonth={setMonth}
			onSearch={setSearch}
		/>
	);
}
