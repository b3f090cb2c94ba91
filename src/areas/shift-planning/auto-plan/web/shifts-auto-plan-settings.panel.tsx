import { planAims, planLevels, planMoves } from "#domain/auto-plan/department/department-plan.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { SegmentedField } from "#kit/ui/field/choice/segmented-field.tsx";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { texts as featureTexts } from "../text.ts";
import type { ofUnit } from "./panels.ts";
import { texts } from "./text.ts";

/** What the machine takes care of in a department and those below it that say nothing themselves. */
export default function ShiftsAutoPlanSettingsPanel({ unitId, close }: PanelProps<typeof ofUnit>) {
	const t = useTexts(texts);
	return (
		<AnswerPanel
			endpoint={contract.getAutoPlanSettings}
			input={{ unitId }}
			words={{ notLoaded: t.whyNotLoaded }}
		>
			{(saved) => <Editor unitId={unitId} saved={saved} close={close} />}
		</AnswerPanel>
	);
}

interface Given {
	readonly unitId: string;
	readonly saved: AnswerOf<typeof contract.getAutoPlanSettings>;
	readonly close: () => void;
}

function Editor({ unitId, saved, close }: Given) {
	const t = useTexts(texts);
	const { aims, levels, moves, movesLabel } = useTexts(featureTexts);
	const field = (aim: (typeof planAims)[number]) => ({ label: aims[aim], section: "base" });
	const form = useApiForm({
		draftKey: `shifts.auto-plan-settings:${unitId}`,
		initial: { ...saved.weights, moves: saved.moves },
		version: saved.version,
		fields: {
			...{ wishes: field("wishes"), refusals: field("refusals"), nights: field("nights") },
			...{ weekends: field("weekends"), holidays: field("holidays"), hours: field("hours") },
			...{ continuity: field("continuity"), workspaces: field("workspaces"), cost: field("cost") },
			moves: { label: movesLabel, section: "base" },
		},
		endpoint: contract.putAutoPlanSettings,
		input: ({ moves: kept, ...weights }, version = saved.version) => ({
			...{ unitId, version, weights, moves: kept },
		}),
		context: t.setting,
		renews: [contract.getAutoPlanSettings],
		reload: () => renew(contract.getAutoPlanSettings, { unitId }),
	});
	return (
		<FormPanel form={form} close={close}>
			<FormSection id="base" title={t.base}>
				{planAims.map((aim) => (
					<div key={aim} data-wide>
						<SegmentedField
							{...form.field(aim)}
							options={planLevels.map((value) => ({ value, label: levels[value] }))}
						/>
					</div>
				))}
				<div data-wide>
					<SegmentedField
						{...form.field("moves")}
						options={planMoves.map((value) => ({ value, label: moves[value] }))}
					/>
				</div>
			</FormSection>
		</FormPanel>
	);
}
