import { serve } from "#kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import { answerAppointment } from "./answer-appointment.ts";
import {
	createAppointmentTemplate,
	deleteAppointmentTemplate,
	listAppointmentTemplates,
} from "./appointment-templates.ts";
import { deleteAppointment, updateAppointment } from "./change-appointment.ts";
import {
	createAppointmentException,
	deleteAppointmentException,
	updateAppointmentException,
} from "./change-exception.ts";
import { deleteAppointmentSeries, updateAppointmentSeries } from "./change-series.ts";
import { createAppointment } from "./create-appointment.ts";
import { findAppointmentPeople } from "./find-people.ts";
import {
	getAppointment,
	getAppointmentException,
	getAppointmentSeriesItem,
} from "./get-appointment.ts";
import { listAppointments } from "./list-appointments.ts";
import { listAppointmentConflicts } from "./list-conflicts.ts";

export const routes = serve(contract, {
	listAppointments,
	getAppointment,
	getAppointmentSeriesItem,
	getAppointmentException,
	listAppointmentConflicts,
	findAppointmentPeople,
	listAppointmentTemplates,
	createAppointment,
	updateAppointment,
	updateAppointmentSeries,
	createAppointmentException,
	updateAppointmentException,
	deleteAppointmentException,
	deleteAppointment,
	deleteAppointmentSeries,
	answerAppointment,
	createAppointmentTemplate,
	deleteAppointmentTemplate,
});
