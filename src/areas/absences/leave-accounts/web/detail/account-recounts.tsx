import { IconCalendarCog } from "@tabler/icons-react";
import { Fragment } from "react";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { LeaveRecount } from "../../contract/account.ts";
import { texts } from "../../text.ts";
import { useDays } from "../use-days.ts";
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
	const days = useDays();
	const format = useFormat();
	return recounts.map(({ id, on, was, left, fellBelow, absences }) => (
		<AccountNote
			key={id}
			icon={<IconCalendarCog size={17} stroke={1.7} aria-hidden />}
			{...(fellBelow && isBelow && { tone: "alarm" })}
		>
			<b>{t.moved(format.date(on), days(left), days(was))}</b>{" "}
			<span>
				{absences.length === 0 && t.entitled}
				{absences.map(({ absence, days: counted }) => (
					<Fragment key={absence.id}>
						{counted.map(({ day, was: before, cost, reason }) => (
							<Fragment key={day}>
								{t.day(format.day(day), t.reasons[reason], days(cost), days(before))}{" "}
							</Fragment>
						))}
					</Fragment>
				))}
			</span>
		</AccountNote>
	));
}
