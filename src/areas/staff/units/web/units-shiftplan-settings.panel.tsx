import { averagePeriods } from "#domain/violations/shifts/roster-rules.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { SegmentedField } from "#kit/ui/field/choice/segmented-field.tsx";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { DateField } from "#kit/ui/field/date-field.tsx";
import { NumberField } from "#kit/ui/field/number-field.tsx";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { AnswerPanel } from "#kit/web/answer-panel.tsx";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import { useTitle } from "#kit/web/use-title.ts";
import { contract, publishings, suggestions } from "../contract.ts";
import { texts } from "../text.ts";
import { unitsShiftplanSettings } from "./panels.ts";
import { RulesInput } from "./rules-input.tsx";
import { type Unit, UnitPanel } from "./unit-panel.tsx";
import type { unitParams } from "./unit-params.ts";

/** How far the unit's shift plan is seen, who is suggested for its shifts, and what its rules weigh. */
export default function UnitsShiftplanSettingsPanel({
	unitId,
	close,
}: PanelProps<typeof unitParams>) {
	const { detail } = useTexts(texts);
	const endpoint = contract.getUnitShiftplanSettings;
	return (
		<UnitPanel unitId={unitId}>
			{(unit) => (
				<AnswerPanel endpoint={endpoint} input={{ unitId }} words={detail}>
					{(saved) => <Editor unit={unit} saved={saved} close={close} />}
				</AnswerPanel>
			)}
		</UnitPanel>
	);
}

interface Given {
	readonly unit: Unit;
	readonly saved: AnswerOf<typeof contract.getUnitShiftplanSettings>;
	readonly close: () => void;
}

function Editor({ unit, saved, close }: Given) {
	const { shiftplan: t, doing } = useTexts(texts);
	const { version: savedVersion, own, inherited, ...settings } = saved;
	const { id: unitId, name } = unit;
	const { mostDaysInRow, averageOver, rules } = own;
	const form = useApiForm({
		draftKey: `units.shiftplan-settings:${unitId}`,
		initial: { ...settings, mostDaysInRow, averageOver, rules },
		version: savedVersion,
		fields: {
			publishing: { label: t.publishing, section: "base" },
			publishedTo: {
				label: t.publishedTo,
				section: "base",
				check: (day, { publishing }) =>
					publishing === "LIMITED" && day === null ? t.publishedMissing : undefined,
			},
			suggestion: { label: t.suggestion, section: "base" },
			mostDaysInRow: { label: t.mostDaysInRow, section: "rules" },
			averageOver: { label: t.averageOver, section: "law" },
			rules: { label: t.rules, section: "rules" },
		},
		endpoint: contract.putUnitShiftplanSettings,
		input: (
			{ mostDaysInRow: days, averageOver: period, rules: said, ...values },
			version = savedVersion,
		) => ({
			unitId,
			version,
			...values,
			publishedTo: values.publishing === "LIMITED" ? values.publishedTo : null,
			own: { mostDaysInRow: days, averageOver: period, rules: said },
		}),
		context: doing.shiftplan,
		renews: [contract.getUnitShiftplanSettings],
		reload: () => renew(contract.getUnitShiftplanSettings, { unitId }),
	});
	return (
		<FormPanel form={form} sub={name} close={close}>
			<FormSection id="base" title={useTitle(unitsShiftplanSettings)}>
				<SegmentedField
					{...form.field("publishing")}
					options={publishings.map((value) => ({ value, label: t[value] }))}
				/>
				{form.values.publishing === "LIMITED" && <DateField {...form.field("publishedTo")} />}
				<SegmentedField
					{...form.field("suggestion")}
					help={t.relatedHelp}
					options={suggestions.map((value) => ({ value, label: t[value] }))}
				/>
			</FormSection>
			<FormSection id="rules" title={t.ownRules}>
				<NumberField
					{...form.field("mostDaysInRow")}
					least={1}
					most={31}
					help={t.daysInherited(String(inherited.mostDaysInRow))}
				/>
				<RulesInput {...form.field("rules")} inherited={inherited.rules} group="PLAN" />
			</FormSection>
			<FormSection id="law" title={t.lawRules}>
				<SelectField
					{...form.field("averageOver")}
					placeholder={t[inherited.averageOver]}
					help={t.averageHelp(t[inherited.averageOver])}
					options={averagePeriods.map((value) => ({ value, label: t[value] }))}
				/>
				<RulesInput {...form.field("rules")} inherited={inherited.rules} group="LAW" />
			</FormSection>
		</FormPanel>
	);
}
