import { IconCalendarCog } from "@tabler/icons-react";
import { Fragment } from "react";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { LeaveRecount } from "../../contract/account.ts";
import { texts } from "../../text.ts";
import { useAmounts } from "../amounts/use-amounts.ts";
import { AccountNote } from "./account-note.tsx";

/** What came of it that holidays, working times or the employment changed after leave was approved, the latest first. */
export function RecountNotes({
	recounts,
	isBelow,
}: {
	readonly recounts: readonly LeaveRecount[];
	/** The account is below 0 now. */
	readonly isBelow: boolean;
}) {
	const t = useTexts(texts).recounts;
	const { print, say } = useAmounts();
	const format = useFormat();
	return recounts.map(({ id, on, was, left, fellBelow, absences }) => (
		<AccountNote
			key={id}
			icon={<IconCalendarCog size={17} stroke={1.7} aria-hidden />}
			{...(fellBelow && isBelow && { tone: "alarm" })}
		>
			<b>{t.moved(format.date(on), print(left), print(was))}</b>{" "}
			<span>
				{absences.length === 0 && t.entitled}
				{absences.map(({ absence, days: counted }) => (
					<Fragment key={absence.id}>
						{counted.map(({ day, was: before, cost, reason }) => (
							<Fragment key={day}>
								{t.day(format.day(day), t.reasons[reason], print(cost), say(before))}{" "}
							</Fragment>
						))}
					</Fragment>
				))}
			</span>
		</AccountNote>
	));
}
