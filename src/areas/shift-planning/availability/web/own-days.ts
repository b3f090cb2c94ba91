import { api } from "#kit/web/api.ts";
import { attempt } from "#kit/web/attempt.ts";
import { currentTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import { type Availability, contract } from "../contract.ts";
import { texts } from "../text.ts";
import { stretchOf } from "./stretch-of.ts";

export const dayChoices = ["none", "available", "unavailable"] as const;
type DayChoice = (typeof dayChoices)[number];

/** What was said of a day: of the whole of it, or of a part the first that was said. */
export function saidOfDay(items: readonly Availability[], day: string, zone: string): DayChoice {
	const { begin, end } = stretchOf({ from: day, to: day }, null, zone);
	const said = items.find(
		(one) => Date.parse(one.begin) < Date.parse(end) && Date.parse(one.end) > Date.parse(begin),
	);
	if (said === undefined) return "none";
	return said.available ? "available" : "unavailable";
}

/** Says it of the whole day. */
export function sayOfDay(
	userId: string,
	day: string,
	{ choice, zone }: { readonly choice: DayChoice; readonly zone: string },
): Promise<boolean> {
	const available = choice === "none" ? null : choice === "available";
	return attempt({
		context: currentTexts(texts).saving,
		act: () =>
			api(contract.setAvailability, {
				...{ userId, available },
				...stretchOf({ from: day, to: day }, null, zone),
			}),
		renew: () => renew(contract.listAvailabilities),
	});
}
