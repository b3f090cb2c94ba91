import { IconPencil } from "@tabler/icons-react";
import { useUserName } from "#areas/staff/users/web/public.ts";
import { Fact, Facts } from "#kit/ui/facts/facts.tsx";
import { Section } from "#kit/ui/facts/section.tsx";
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

type Given = PanelProps<typeof ofPlan>;

/** One plan of a person, with the weeks of its template. */
export default function UsersWorksheetDetailPanel({ worksheetId }: Given) {
	const t = useTexts(texts).plans;
	return (
		<AnswerPanel endpoint={contract.getWorksheet} input={{ worksheetId }} words={t}>
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
		[master.fields.kind, master.options.kind[plan.kind]],
		[master.fields.attribution, master.options.attribution[plan.attribution]],
		[master.fields.weeks, String(plan.weeks)],
		[t.fields.cycleStart, format.date(plan.cycleStart)],
	];
	return (
		<PanelFrame
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
			<Section label={t.one}>
				<Facts>
					{facts.map(([label, value]) => (
						<Fact key={label} label={label}>
							{value}
						</Fact>
					))}
				</Facts>
			</Section>
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
		<Section title={t.title}>
			<WeekTable version={version} />
		</Section>
	);
}
