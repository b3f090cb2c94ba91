import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";
import type { ShownDay } from "./month-days.ts";
import { useTimes } from "./use-times.ts";

interface Given {
	readonly shown: ShownDay;
	/** Of the person's site. */
	readonly zone: string;
}

/** A day on paper; what broke the law is the employer's own matter and is not signed by the employee. */
export function TimesheetRow({ shown, zone }: Given) {
	const { flags: words } = useTexts(texts);
	const format = useFormat();
	const times = useTimes(shown.day, zone);
	const { day, creditMinutes, balanceMinutes } = shown;
	const hours = (minutes: number) => (minutes === 0 ? "" : format.hours(minutes));
	return (
		<tr>
			<th scope="row">{format.day(day.day)}</th>
			<td>{times}</td>
			<td>{hours(day.pauseMinutes + day.autoPauseMinutes)}</td>
			<td>{hours(day.targetMinutes)}</td>
			<td>{hours(day.workedMinutes)}</td>
			<td>{hours(creditMinutes)}</td>
			<td>{balanceMinutes !== null && format.hours(balanceMinutes, { sign: true })}</td>
			<td>
				{day.flags
					.filter((flag) => flag !== "VIOLATION")
					.map((flag) => words[flag])
					.join(", ")}
			</td>
		</tr>
	);
}
