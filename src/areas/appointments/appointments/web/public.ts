export { CurrentAppointments } from "./current-appointments.tsx";
