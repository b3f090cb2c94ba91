import { Button } from "@mantine/core";
import { leaveAccountsAssignRules } from "#areas/absences/leave-rules/web/panels.ts";
import type { AccountUnit } from "#domain/leave/amount/account-units.ts";
import { SegmentedField } from "#kit/ui/field/choice/segmented-field.tsx";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { SwitchField } from "#kit/ui/field/choice/switch-field.tsx";
import { DateField } from "#kit/ui/field/date-field.tsx";
import { TextAreaField } from "#kit/ui/field/text-area-field.tsx";
import type { Form } from "#kit/ui/form/form-given.ts";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { LeaveAccountAnswer } from "../../contract/account.ts";
import { carryReasons } from "../../contract/openings.ts";
import { texts } from "../../text.ts";
import { unitOf } from "../amounts/amount.ts";
import { AmountField } from "../amounts/amount-field.tsx";
import { useWhose } from "../detail/use-whose.ts";
import { CarriedRows } from "./carried-rows.tsx";
import { SetUpEffect } from "./set-up-effect.tsx";
import type { SetUpValues } from "./set-up-values.ts";
import { useSetUpForm } from "./use-set-up-form.ts";
import "./set-up.css";

interface Given {
	readonly shown: LeaveAccountAnswer;
	readonly activityId: string;
	/** An opening is what somebody is about to enter; else all of it is changed. */
	readonly isNew: boolean;
	readonly close: () => void;
}

export function SetUpForm({ close, ...asked }: Given) {
	const { shown, activityId, isNew } = asked;
	const t = useTexts(texts).setUp;
	const form = useSetUpForm(asked);
	const { user, year } = shown;
	const unit = unitOf(shown);
	const assign = () =>
		openPanel(leaveAccountsAssignRules, { userIds: [user.id] }, { stack: "sub" });
	return (
		<FormPanel
			form={form}
			sub={useWhose(shown)}
			close={close}
			buttons={
				<Button variant="default" onClick={assign}>
					{t.assign}
				</Button>
			}
		>
			<Opening form={form} year={year} unit={unit} />
			{!isNew && <CarryingOver form={form} />}
			<FormSection id="effect" title={t.effect}>
				<SetUpEffect
					whose={{ userId: user.id, activityId, year }}
					unit={unit}
					values={form.values}
				/>
				<div data-wide>
					<TextAreaField {...form.field("reason")} help={t.reasonHelp} />
				</div>
			</FormSection>
		</FormPanel>
	);
}

interface Part {
	readonly form: Form<SetUpValues>;
}

interface OpeningGiven extends Part {
	readonly year: number;
	readonly unit: AccountUnit;
}

function Opening({ form, year, unit }: OpeningGiven) {
	const t = useTexts(texts).setUp;
	const { hasOpening, day, basis } = form.values;
	const { value, onChange, error, id, validate } = form.field("carried");
	return (
		<FormSection id="opening" title={t.opening}>
			<div data-wide>
				<SwitchField {...form.field("hasOpening")} help={t.openingHelp} />
			</div>
			{hasOpening && (
				<>
					<DateField {...form.field("day")} earliest={`${year}-01-01`} latest={`${year}-12-31`} />
					<SegmentedField
						{...form.field("basis")}
						options={(["TAKEN", "REST"] as const).map((value) => ({
							value,
							label: t.bases[value],
						}))}
					/>
					{basis === "TAKEN" ? (
						<AmountField {...form.field("taken")} unit={unit} />
					) : (
						<AmountField {...form.field("rest")} unit={unit} help={t.restHelp} />
					)}
					<CarriedRows {...{ year, unit, day, error, id, validate, onChange }} rows={value} />
				</>
			)}
		</FormSection>
	);
}

function CarryingOver({ form }: Part) {
	const { setUp: t, carryReasons: reasons } = useTexts(texts);
	return (
		<FormSection id="carry" title={t.carry}>
			<SelectField
				{...form.field("carryReason")}
				help={t.carryReasonHelp}
				placeholder={t.noReason}
				options={carryReasons.map((value) => ({ value, label: reasons[value] }))}
			/>
			{form.values.carryReason !== null && (
				<div data-wide>
					<TextAreaField {...form.field("carryNote")} />
				</div>
			)}
		</FormSection>
	);
}
