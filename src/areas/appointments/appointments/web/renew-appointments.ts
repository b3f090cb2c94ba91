import { renew } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";

/** Everything that shows appointments; calendars of other features hear of it by the live connection. */
export function renewAppointments(): void {
	const { listAppointments, getAppointment, getAppointmentSeriesItem, getAppointmentException } =
		contract;
	for (const shown of [
		listAppointments,
		getAppointment,
		getAppointmentSeriesItem,
		getAppointmentException,
	])
		void renew(shown);
}
