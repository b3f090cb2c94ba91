import { isoOfDay } from "#domain/time/iso-day.ts";
import { dayNow } from "#kit/ui/field/day-now.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { contract, type GrantSource } from "../../contract.ts";
import { texts } from "../../text.ts";

type Place = Pick<GrantSource, "scope" | "placeName" | "isOwnPlace">;
type Days = Pick<GrantSource, "validFrom" | "validTo">;

interface GrantWords {
	/** "Unternehmen", "Abteilung Nord (eigene)" */
	readonly placeText: (place: Place) => string;
	/** "seit 01.11.2026" */
	readonly daysText: (days: Days) => string;
	readonly isPast: (days: Days) => boolean;
}

/** Where a grant reaches and when it holds, in words. */
export function useGrantWords(): GrantWords {
	const t = useTexts(texts);
	const format = useFormat();
	const today = isoOfDay(dayNow());
	return {
		placeText: ({ scope, placeName, isOwnPlace }) => {
			if (placeName === null) return t.scopes[scope];
			const words = isOwnPlace ? t.place.own : t.place.at;
			return words(t.scopes[scope], placeName);
		},
		daysText: ({ validFrom, validTo }) => {
			const from = format.date(validFrom);
			if (validTo !== null) return t.days.range(from, format.date(validTo));
			return validFrom > today ? t.days.later(from) : t.days.since(from);
		},
		isPast: ({ validTo }) => validTo !== null && validTo < today,
	};
}

/** "Vogt, Lena", once it is known; the person who reads her rights may read it. */
export function usePersonName(userId: string): string | undefined {
	const { data } = useApi(contract.getEffectivePermissions, { userId });
	return data && `${data.lastName}, ${data.firstName}`;
}
