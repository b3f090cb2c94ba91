import { Button } from "@mantine/core";
import { IconAdjustmentsHorizontal } from "@tabler/icons-react";
import { useState } from "react";
import { UnitChoice } from "#areas/staff/units/web/public.ts";
import { SegmentedField } from "#kit/ui/field/choice/segmented-field.tsx";
import { DateRangeField, type Days } from "#kit/ui/field/date-range-field.tsx";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import { useForm } from "#kit/ui/form/use-form.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { api } from "#kit/web/api.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { shiftsAutoPlan, shiftsAutoPlanSettings } from "./panels.ts";
import { texts } from "./text.ts";

interface Given {
	readonly from: string;
	readonly to: string;
	readonly unitId: string | null;
	readonly close: () => void;
}

interface Values {
	readonly unitId: string | null;
	readonly days: Days | null;
	readonly seconds: keyof Searches;
}
type Searches = { readonly "8": string; readonly "30": string; readonly "90": string };
const searches = ["8", "30", "90"] as const;

/** For which department and days a proposal is to be made, and how thoroughly. */
export function StartForm({ close, ...given }: Given) {
	const t = useTexts(texts);
	const form = useStartForm(given);
	const { unitId } = form.values;
	return (
		<FormPanel
			form={form}
			close={close}
			saveLabel={t.start}
			leadsOn
			onSaved={() => showProposal(form.values)}
			buttons={
				unitId !== null && (
					<Button
						variant="default"
						leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden />}
						onClick={() => openPanel(shiftsAutoPlanSettings, { unitId }, { stack: "sub" })}
					>
						{t.weights}
					</Button>
				)
			}
		>
			<p className="auto-plan-note">{t.explained}</p>
			<FormSection id="what" title={t.what}>
				<UnitChoice {...form.field("unitId")} />
				<DateRangeField {...form.field("days")} />
				<div data-wide>
					<SegmentedField
						{...form.field("seconds")}
						options={searches.map((value) => ({ value, label: t.searches[value] }))}
					/>
				</div>
			</FormSection>
		</FormPanel>
	);
}

/** Once the form has nothing unsaved any more: its panel gives way to that of what was asked for. */
function showProposal({ unitId, days }: Values): void {
	void renew(contract.listAutoPlans);
	if (unitId !== null && days !== null) openPanel(shiftsAutoPlan, { ...days, unitId });
}

function useStartForm({ from, to, unitId }: Omit<Given, "close">) {
	const t = useTexts(texts);
	const [initial] = useState<Values>({ unitId, days: { from, to }, seconds: "8" });
	return useForm({
		draftKey: `shifts.auto-plan:${unitId ?? ""}:${from}`,
		initial,
		fields: {
			unitId: { label: t.unit, help: t.unitHelp, required: true, section: "what" },
			days: { label: t.days, required: true, section: "what" },
			seconds: { label: t.search, section: "what" },
		},
		save: async ({ unitId: chosen, days, seconds }) => {
			if (chosen === null || days === null) return;
			await api(contract.startAutoPlan, { unitId: chosen, ...days, seconds: Number(seconds) });
		},
		onFailure: (error) => handleError(error, { context: t.start }),
	});
}
