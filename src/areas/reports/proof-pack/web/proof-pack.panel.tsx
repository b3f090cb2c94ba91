import { IconFileTypePdf } from "@tabler/icons-react";
import { useState } from "react";
import { MonthRange, type Months, usualMonths } from "#areas/reports/report-view/web/public.ts";
import { contract as jobs } from "#areas/settings/jobs/contract.ts";
import { useUserName } from "#areas/staff/users/web/public.ts";
import { TextAreaField } from "#kit/ui/field/text-area-field.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { PictureButton } from "#kit/ui/picture-button.tsx";
import { tellOfJob } from "#kit/web/export/tell-of-job.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useAction } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import type { ofProvedPerson } from "./panels.ts";
import "./proof-pack.css";

/** Which months, and what for; a task makes the document. */
export default function ProofPackPanel({ userId, close }: PanelProps<typeof ofProvedPerson>) {
	const { panel: t } = useTexts(texts);
	const [months, setMonths] = useState<Months>(usualMonths());
	const [purpose, setPurpose] = useState("");
	const action = useAction(contract.startProofPack, {
		context: t.start,
		renews: [jobs.listJobs],
		onDone: () => {
			tellOfJob();
			close();
		},
	});
	const start = () => {
		const { from: fromMonth, to: toMonth } = months;
		action.mutate({ userId, fromMonth, toMonth, purpose });
	};
	return (
		<PanelFrame
			sub={useUserName(userId)}
			footer={
				<PictureButton
					icon={IconFileTypePdf}
					label={t.start}
					variant="filled"
					loading={action.isPending}
					disabled={purpose.trim() === ""}
					onClick={start}
				/>
			}
		>
			<div className="proof-pack">
				<p>{t.about}</p>
				<div className="proof-months">
					<MonthRange months={months} onChange={setMonths} />
				</div>
				<TextAreaField
					label={t.purpose}
					value={purpose}
					onChange={setPurpose}
					maxLength={500}
					required
				/>
				<p className="proof-traced">{t.traced}</p>
			</div>
		</PanelFrame>
	);
}
