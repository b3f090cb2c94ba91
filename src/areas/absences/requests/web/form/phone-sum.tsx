import { isBelowZero, useAmounts } from "#areas/absences/leave-accounts/web/public.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "./account-text.ts";
import type { PreviewAnswer } from "./use-absence-preview.ts";
import "./phone-sum.css";

interface Given {
	/** What it costs. */
	readonly cost: string;
	readonly leave: PreviewAnswer["leave"];
}

/** What an absence costs and leaves, in sight above the button while the form is scrolled; the section below it says the same aloud. */
export default function PhoneSum({ cost, leave }: Given) {
	const t = useTexts(texts);
	const { print } = useAmounts();
	return (
		<div className="absence-phone-sum" aria-hidden>
			<b>{cost}</b>
			{(leave ?? []).map(
				({ year, before, after }) =>
					before !== null &&
					after !== null && (
						<small key={year} data-below={isBelowZero(after) || undefined}>
							{t.rest(
								String(year),
								t.change(print(before, { brief: true }), print(after, { brief: true })),
							)}
						</small>
					),
			)}
		</div>
	);
}
