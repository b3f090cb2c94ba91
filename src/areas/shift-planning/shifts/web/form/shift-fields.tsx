import { parsePause } from "#domain/shifts/typed-pauses.ts";
import { CheckboxField } from "#kit/ui/field/choice/checkbox-field.tsx";
import type { Choice } from "#kit/ui/field/choice/choice.ts";
import { MultiSelectField } from "#kit/ui/field/choice/multi-select-field.tsx";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { DateField } from "#kit/ui/field/date-field.tsx";
import { TimeRangeField } from "#kit/ui/field/time-range-field.tsx";
import type { Form } from "#kit/ui/form/form-given.ts";
import type { FormRules } from "#kit/ui/form/form-rules.ts";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import { useTexts } from "#kit/web/texts.ts";
import type { ShiftAnswer } from "../../contract.ts";
import { texts as featureTexts } from "../../text.ts";
import { texts } from "../text.ts";
import { CustomerField } from "./customer-field.tsx";
import { ShiftChecks } from "./shift-checks.tsx";
import { sentValues, settledTimes, type TypedShift } from "./shift-values.ts";
import type { PlanChoices } from "./use-plan-choices.ts";
import { useSuggested } from "./use-suggested.ts";

export function useShiftRules(): FormRules<TypedShift> {
	const { form: t } = useTexts(texts);
	return {
		day: { label: t.day, required: true, section: "when" },
		time: { label: t.time, required: true, section: "when" },
		pause1: { label: t.pause1, section: "when" },
		pause2: { label: t.pause2, section: "when" },
		workspaceId: { label: t.workspace, required: true, section: "where" },
		activityId: { label: t.activity, required: true, section: "where" },
		customerId: { label: t.customer, section: "where" },
		userIds: { label: t.people, section: "who" },
		forGroup: { label: t.forGroup, section: "who" },
	};
}

interface Given {
	readonly form: Form<TypedShift>;
	readonly choices: PlanChoices;
	/** Of a shift that is changed: it has one person, or none. */
	readonly held?: ShiftAnswer;
}

/** When, where and who, with what the rules say of it while it is typed. */
export function ShiftFields({ form, choices, held }: Given) {
	const { form: t } = useTexts(texts);
	const place = choices.workspaces.find(({ value }) => value === form.values.workspaceId);
	const kinds = choices.activities.filter(
		({ value }) => !place || place.activityIds.length === 0 || place.activityIds.includes(value),
	);
	const { workspaceId, userIds } = form.values;
	const people = useSuggested(choices.people, workspaceId, userIds);
	return (
		<>
			<FormSection id="when" title={t.when}>
				<DateField {...form.field("day")} />
				<ShiftTimes form={form} />
			</FormSection>
			<FormSection id="where" title={t.where}>
				<SelectField {...form.field("workspaceId")} options={choices.workspaces} />
				<SelectField {...form.field("activityId")} options={kinds} />
				<CustomerField form={form} held={held?.customer ?? null} />
			</FormSection>
			<FormSection id="who" title={t.who}>
				<div data-wide>
					{held === undefined ? (
						<MultiSelectField {...form.field("userIds")} help={t.peopleHelp} options={people} />
					) : (
						<OnePerson form={form} options={people} />
					)}
				</div>
				{held !== undefined && held.group.length > 0 && (
					<div data-wide>
						<CheckboxField {...form.field("forGroup")} help={groupNames(held)} />
					</div>
				)}
			</FormSection>
			<ShiftChecks changes={typedChanges(form.values, held)} nameOf={choices.nameOf} />
		</>
	);
}

/** Pauses are typed by the clock or by their length; where they no longer lie within the shift, they are laid anew. */
function ShiftTimes({ form }: Pick<Given, "form">) {
	const { time, pause1, pause2 } = form.values;
	const field = form.field("time");
	const settle = () => {
		field.onBlur?.();
		const [first, second] = settledTimes(form.values);
		if (first !== pause1) form.set("pause1", first);
		if (second !== pause2) form.set("pause2", second);
	};
	return (
		<>
			<TimeRangeField {...field} passesMidnight onBlur={settle} />
			<TimeRangeField {...form.field("pause1")} read={(text) => parsePause(text, time, pause2)} />
			<TimeRangeField {...form.field("pause2")} read={(text) => parsePause(text, time, pause1)} />
		</>
	);
}

function typedChanges(typed: TypedShift, held: Given["held"]) {
	const values = sentValues(typed);
	const userIds = typed.userIds.length === 0 ? [null] : typed.userIds;
	const key = held && { id: held.id, version: held.version };
	return values && userIds.map((userId) => ({ ...key, values: { ...values, userId } }));
}

function groupNames({ group }: ShiftAnswer): string {
	return group.flatMap(({ name }) => name ?? []).join("; ");
}

function OnePerson({
	form,
	options,
}: Pick<Given, "form"> & { readonly options: readonly Choice[] }) {
	const { form: t } = useTexts(texts);
	const { nobody } = useTexts(featureTexts);
	const { value, onChange, ...field } = form.field("userIds");
	return (
		<SelectField
			{...field}
			label={t.person}
			help={t.openHelp}
			placeholder={nobody}
			value={value[0] ?? null}
			options={options}
			onChange={(id) => onChange(id === null ? [] : [id])}
		/>
	);
}
