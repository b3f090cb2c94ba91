import { CurrentAppointments } from "#areas/appointments/appointments/web/public.ts";

/** Appointments of today and the days after it. */
export default function AppointmentsBox() {
	return <CurrentAppointments />;
}
