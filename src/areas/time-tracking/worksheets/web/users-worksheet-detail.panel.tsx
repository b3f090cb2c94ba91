import { IconPencil } from "@tabler/icons-react";
import { useUserName } from "#areas/staff/users/web/public.ts";
import { IconButton } from "#kit/ui/icon-button.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { usePeriod } from "#kit/web/person-record/use-period.ts";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import type { Plan } from "../contract/plans.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { type ofPlan, usersWorksheetEdit } from "./panels.ts";
import { WeekTable } from "./templates/week-table.tsx";
import "#kit/web/master-data/master-data.css";

type Given = PanelProps<typeof ofPlan>;

/** One plan of a person, with the weeks of its template. */
export default function UsersWorksheetDetailPanel({ worksheetId }: Given) {
	const t = useTexts(texts).plans;
	return (
		<AnswerPanel title={t.one} endpoint={contract.getWorksheet} input={{ worksheetId }} words={t}>
			{(plan) => <Detail plan={plan} />}
		</AnswerPanel>
	);
}

function Detail({ plan }: { readonly plan: Plan }) {
	const { plans: t, master } = useTexts(texts);
	const format = useFormat();
	const mayWrite = useMay("worksheets.manage", "WRITE");
	const { id: worksheetId, userId } = plan;
	const days = usePeriod()(plan.validFrom, plan.validTo);
	const facts: readonly (readonly [string, string])[] = [
		[t.fields.templateId, plan.templateName],
		[t.kind, master.options.kind[plan.kind]],
		[t.attribution, master.options.attribution[plan.attribution]],
		[t.weeks, String(plan.weeks)],
		[t.fields.cycleStart, format.date(plan.cycleStart)],
	];
	return (
		<PanelFrame
			title={t.one}
			sub={[useUserName(userId), days].filter(Boolean).join(" · ")}
			actions={
				mayWrite && (
					<IconButton
						icon={IconPencil}
						label={t.edit}
						onClick={() => openPanel(usersWorksheetEdit, { userId, worksheetId }, { stack: "sub" })}
					/>
				)
			}
		>
			<section className="master-section" aria-label={t.one}>
				<dl className="master-facts">
					{facts.map(([label, value]) => (
						<div key={label}>
							<dt>{label}</dt>
							<dd>{value}</dd>
						</div>
					))}
				</dl>
			</section>
			<Weeks plan={plan} />
		</PanelFrame>
	);
}

/** The latest times of the template within the plan; for those who may read templates. */
function Weeks({ plan }: { readonly plan: Plan }) {
	const t = useTexts(texts).versions;
	const mayRead = useMay("worksheets.manage", "READ");
	const { data } = useApi(
		contract.listWorksheetTemplateVersions,
		{ templateId: plan.templateId },
		{ enabled: mayRead },
	);
	const version = data?.items.find(
		({ validFrom }) => plan.validTo === null || validFrom <= plan.validTo,
	);
	if (version === undefined) return null;
	return (
		<section className="master-section" aria-label={t.title}>
			<h3>{t.title}</h3>
			<WeekTable version={version} />
		</section>
	);
}
