import { dayOfIso, isoDayPlus } from "#domain/time/iso-day.ts";
import type { AppointmentDetail } from "../../contract/answers.ts";
import { type AppointmentValues, sentTimes } from "./appointment-values.ts";

/** The form is about one of its days; all of a series is moved by as much as that day was. */
export function seriesTimes(
	{ originalDay, firstDay }: AppointmentDetail,
	values: AppointmentValues,
	isAll: boolean,
) {
	const times = sentTimes(values);
	if (!isAll || values.from === null || originalDay === null || firstDay === null) return times;
	const back = dayOfIso(firstDay) - dayOfIso(originalDay);
	return {
		...times,
		from: isoDayPlus(values.from, back),
		to: values.to === null ? times.to : isoDayPlus(values.to, back),
	};
}
