import { contract as templates } from "#areas/shift-planning/templates/contract.ts";
import { carryOutWithUndo } from "../plan-moves.ts";
import type { Vacancy } from "./read-demand.ts";

/** Gives the first of the missing copies to somebody; what that breaks is asked about first. */
export function fillVacancy(
	title: string,
	{ itemId, iso, numbers }: Vacancy,
	userId: string,
	nameOf: (userId: string) => string | undefined,
): Promise<boolean> {
	const [copy = 1] = numbers;
	const copies = [{ itemId, day: iso, copy, userId }];
	return carryOutWithUndo(title, nameOf, templates.fillCopies, (accepted) => ({
		...{ copies, ...accepted },
	}));
}
