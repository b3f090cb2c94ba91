import type { Choice } from "#kit/ui/field/choice/choice.ts";
import type { Days } from "#kit/ui/field/date-range-field.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import type { AbsenceAnswer } from "../../contract/absence-answer.ts";
import { contract } from "../../contract.ts";
import { texts } from "./text.ts";

export interface PossibleSubstitute extends Choice {
	readonly isAway?: boolean;
}

/**
 * Who may stand in for a person on some days, those who are there first; who is away then says so. Who is named already stays a choice.
 *
 * @returns nobody until the days are known
 */
export function useSubstitutes(
	userId: string,
	days: Days | null,
	held?: AbsenceAnswer["substitute"],
): readonly PossibleSubstitute[] {
	const t = useTexts(texts);
	const { data } = useApi(
		contract.listPossibleSubstitutes,
		{ userId, from: days?.from ?? "", to: days?.to ?? "" },
		{ enabled: days !== null, keep: true },
	);
	const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
		`${lastName}, ${firstName}`;
	const people = (data?.people ?? []).map((one) => ({
		value: one.userId,
		label: one.isAway ? t.isAway(nameOf(one)) : nameOf(one),
		isAway: one.isAway,
	}));
	const isKnown = people.some(({ value }) => value === held?.userId);
	return held && !isKnown ? [{ value: held.userId, label: nameOf(held) }, ...people] : people;
}
