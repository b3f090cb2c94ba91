import type { AbsenceKind, BookingUnit, Deduction } from "#domain/absences/kind-fault.ts";
import { hasOwnAccount, possibleDeductions, possibleUnits } from "#domain/absences/kind-fault.ts";
import { type Occasion, possibleOccasions } from "#domain/absences/occasion.ts";
import { limits, times } from "#kit/contract/limits.ts";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import type { MasterInputProps } from "#kit/web/master-data/master-screens.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";

type Values = Pick<AbsenceKind, "classType" | "deducts">;

/** What the class may be taken from. */
export function DeductsInput({
	values,
	onChange,
	isNew: _,
	...given
}: MasterInputProps<Deduction, Values>) {
	const words = useTexts(texts).master.options.deducts;
	return (
		<SelectField
			{...given}
			options={possibleDeductions(values.classType).map((one) => ({
				value: one,
				label: words[one],
			}))}
			onChange={(next) => next !== null && onChange(next)}
		/>
	);
}

/** In what the class may be booked. */
export function UnitInput({
	values,
	onChange,
	isNew: _,
	...given
}: MasterInputProps<BookingUnit, Values>) {
	const words = useTexts(texts).master.options.bookingUnit;
	return (
		<SelectField
			{...given}
			options={possibleUnits(values).map((one) => ({ value: one, label: words[one] }))}
			onChange={(next) => next !== null && onChange(next)}
		/>
	);
}

/** What the law may have to say of the class; nothing unless it is chosen. */
export function OccasionInput({
	values,
	isNew: _,
	...given
}: MasterInputProps<Occasion | null, Values>) {
	const words = useTexts(texts).master.options.occasion;
	const options = possibleOccasions(values.classType).map((one) => ({
		value: one,
		label: words[one],
	}));
	return <SelectField {...given} options={options} placeholder={useTexts(texts).noOccasion} />;
}

/** Leave with an account of its own, archived too. */
function useLeaveAccounts() {
	const { data } = useApi(
		contract.listActivities,
		{ classTypes: ["LEAVE"], pageSize: limits.listLength },
		{ staleTime: times.organisationCache },
	);
	return (data?.items ?? []).filter(hasOwnAccount);
}

/** Whose leave account; leave has its own unless another is chosen. */
export function LeaveAccountInput({
	values,
	isNew: _,
	...given
}: MasterInputProps<string | null, Values>) {
	const { ownAccount } = useTexts(texts);
	const options = useLeaveAccounts()
		.filter(({ id, isEnabled }) => isEnabled || id === given.value)
		.map(({ id, name, color }) => ({ value: id, label: name, color }));
	const isLeave = values.classType === "LEAVE";
	return (
		<SelectField
			{...given}
			options={options}
			required={!isLeave}
			placeholder={isLeave ? ownAccount : undefined}
		/>
	);
}

export function LeaveAccountView({
	item: { leaveActivityId },
}: {
	readonly item: { readonly leaveActivityId: string | null };
}) {
	const { ownAccount } = useTexts(texts);
	const account = useLeaveAccounts().find(({ id }) => id === leaveActivityId);
	return <>{leaveActivityId === null ? ownAccount : account?.name}</>;
}
