import type * as z from "zod/mini";
import { useFormat } from "#kit/web/format/format.ts";
import { useSession } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { employmentLimits } from "../contract.ts";
import { texts } from "../text.ts";

interface Given {
	readonly item: { readonly limits: z.output<typeof employmentLimits> };
}

export function LimitsView({ item: { limits } }: Given) {
	const t = useTexts(texts).limits;
	const format = useFormat();
	const { currency } = useSession();
	const { monthlyWageCents: cents } = limits;
	const lines = [
		...(["dailyMinutes", "weeklyMinutes", "monthlyMinutes"] as const).map((name) => {
			const minutes = limits[name];
			return minutes === null ? "" : `${t[name]}: ${format.hours(minutes)}`;
		}),
		cents === null ? "" : `${t.monthlyWageCents}: ${format.number(cents / 100)} ${currency}`,
	].filter((line) => line !== "");
	return <>{lines.length === 0 ? t.none : lines.join("\n")}</>;
}
