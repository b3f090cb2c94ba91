import { useEffect, useState } from "react";
import type { Form } from "#kit/ui/form/form-given.ts";
import { useApi } from "#kit/web/use-api.ts";
import { contract } from "../../contract.ts";
import { type DayTimes, dayTimesOf } from "../entry-times.ts";
import type { EntryValues } from "./entry-fields.tsx";

/** Times that nobody has typed. */
export interface SuggestedTimes {
	readonly times: DayTimes;
	readonly from: "PLAN" | "USUAL";
}

/** What was probably worked on a day; null where nobody knows, undefined until the server has said it. */
export function useSuggestedTimes(
	userId: string,
	day: string | null,
	zone: string,
): SuggestedTimes | null | undefined {
	const asked = { userId, day: day ?? "" };
	const { data, isError } = useApi(contract.getSuggestedTimes, asked, { enabled: day !== null });
	if (isError || day === null) return null;
	if (data === undefined) return undefined;
	if (data.times === null) return null;
	const { begin, end, from } = data.times;
	const { times } = dayTimesOf({ begin, end, zone });
	return times && { times, from };
}

/**
 * Follows the day and the person of a form with what is suggested for them, as long as nobody has typed times.
 *
 * @param first what the form began with
 * @returns the suggestion while the form holds it
 */
export function useSuggestion(
	form: Form<EntryValues & { readonly userId: string }>,
	zone: string,
	first: DayTimes | null,
): SuggestedTimes | undefined {
	const { userId, day, times } = form.values;
	const suggested = useSuggestedTimes(userId, day, zone);
	const [last, setLast] = useState(first);
	const isUntouched = isSame(times, last) && form.field("times").unparsed === undefined;
	const next = suggested === undefined ? last : (suggested?.times ?? null);
	useEffect(() => {
		if (isSame(next, last)) return;
		setLast(next);
		if (isUntouched) form.set("times", next);
	});
	return suggested && isSame(times, suggested.times) ? suggested : undefined;
}

function isSame(one: DayTimes | null, other: DayTimes | null): boolean {
	return one?.begin === other?.begin && one?.end === other?.end;
}
