export { appointmentEvent, openAppointment } from "./appointment-events.ts";
export { CurrentAppointments } from "./current-appointments.tsx";
