import {
	type AbsenceKind,
	type Deduction,
	hasOwnAccount,
	possibleDeductions,
	possibleUnits,
} from "#domain/absences/kind-fault.ts";
import { possibleOccasions } from "#domain/absences/occasion.ts";

/** What a form holds of a kind of absence. */
type Kind = Pick<
	AbsenceKind,
	| "classType"
	| "deducts"
	| "bookingUnit"
	| "creditsTime"
	| "leaveActivityId"
	| "accountUnit"
	| "occasion"
>;

/** Values that hang on each other: what a class cannot be is what it usually is; time off in lieu is not credited. */
export function adaptKind<Values extends Kind>(values: Values, before: Values): Values {
	const deducts = fittingDeduction(values, before);
	const hasMoved = deducts !== before.deducts;
	const bookingUnit = possibleUnits({ ...values, deducts }).includes(values.bookingUnit)
		? values.bookingUnit
		: "HALF_DAYS";
	const { classType, occasion } = values;
	const leaveActivityId = deducts === "LEAVE" ? values.leaveActivityId : null;
	const isPossible = occasion !== null && possibleOccasions(classType).includes(occasion);
	return {
		...values,
		occasion: isPossible ? occasion : null,
		deducts,
		bookingUnit,
		leaveActivityId,
		accountUnit: hasOwnAccount({ classType, deducts, leaveActivityId })
			? values.accountUnit
			: "DAYS",
		creditsTime: hasMoved ? deducts !== "OVERTIME" : values.creditsTime,
	};
}

/** Leave costs leave, and nothing else costs any, until somebody says otherwise. */
function fittingDeduction({ classType, deducts }: Kind, before: Kind): Deduction {
	if (classType !== before.classType) return classType === "LEAVE" ? "LEAVE" : "NONE";
	return possibleDeductions(classType).includes(deducts) ? deducts : "NONE";
}
