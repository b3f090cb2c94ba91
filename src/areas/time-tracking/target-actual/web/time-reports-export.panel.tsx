import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { PictureButton } from "#kit/ui/picture-button.tsx";
import { api } from "#kit/web/api.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { exportList } from "#kit/web/export/export-list.ts";
import { tellOfJob } from "#kit/web/export/tell-of-job.ts";
import { useMay, useSession } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { timesheets } from "../contract/timesheets.ts";
import { ExportForm } from "./export/export-form.tsx";
import {
	type ExportValues,
	exportFault,
	exportRequest,
	timesheetRequest,
} from "./export/export-values.ts";
import { texts } from "./export/text.ts";
import { thisMonth } from "./months/month-after.ts";
import type { ofExport } from "./panels.ts";
import "./export/export.css";

type Given = PanelProps<typeof ofExport>;

/** Times of months as a file. */
export default function TimeReportsExportPanel(given: Given) {
	const t = useTexts(texts);
	const [values, setValues] = useState(useInitial(given));
	const [isTried, setTried] = useState(false);
	const [isBusy, setBusy] = useState(false);
	const fault = exportFault(values);
	const start = async () => {
		setTried(true);
		if (fault !== undefined) return;
		setBusy(true);
		await (values.what === "TIMESHEETS"
			? startSheets(values, t.failed)
			: exportList(exportRequest(values)));
		setBusy(false);
	};
	return (
		<PanelFrame
			sub={t.sub}
			footer={
				<PictureButton
					icon={IconDownload}
					label={isBusy ? t.running : t.start}
					variant="filled"
					aria-disabled={isBusy}
					onClick={() => void (isBusy || start())}
				/>
			}
		>
			<ExportForm
				values={values}
				change={(next) => setValues({ ...values, ...next })}
				fault={isTried ? fault : undefined}
			/>
		</PanelFrame>
	);
}

async function startSheets(values: ExportValues, context: string): Promise<void> {
	try {
		await api(timesheets.startTimesheets, timesheetRequest(values));
		tellOfJob();
	} catch (error) {
		handleError(error, { context });
	}
}

/** What the panel was opened with; the person who may read nobody's times has her own. */
function useInitial({ month, userIds, unitIds }: Given): ExportValues {
	const mayRead = useMay("timetrackings.manage", "READ");
	const { userId } = useSession();
	const people = mayRead ? (userIds ?? []) : [userId];
	const units = unitIds ?? [];
	const whom = people.length > 0 ? "PEOPLE" : units.length > 0 ? "UNITS" : "ALL";
	const at = month ?? thisMonth();
	return {
		from: at,
		to: at,
		whom,
		userIds: people,
		unitIds: units,
		includeDisabled: false,
		what: "MONTHS",
		hours: "TIME",
		format: "XLSX",
		split: "ONE",
	};
}
