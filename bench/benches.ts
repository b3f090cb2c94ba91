import { bench as appointments } from "./appointments.bench.ts";
import { bench as autoPlan } from "./auto-plan.bench.ts";
import type { Bench } from "./bench.ts";
import { bench as booking } from "./booking.bench.ts";
import { bench as costCentres } from "./cost-centres.bench.ts";
import { bench as dashboard } from "./dashboard.bench.ts";
import { bench as demoLoad } from "./demo-load.bench.ts";
import { bench as engine } from "./engine.bench.ts";
import { bench as exportPeople } from "./export.bench.ts";
import { bench as grid } from "./grid.bench.ts";
import { bench as growth } from "./growth.bench.ts";
import { bench as history } from "./history.bench.ts";
import { bench as importPeople } from "./import.bench.ts";
import { bench as leave } from "./leave.bench.ts";
import { bench as lists } from "./lists.bench.ts";
import { bench as live } from "./live.bench.ts";
import { bench as memory } from "./memory.bench.ts";
import { bench as mixedLoad } from "./mixed-load.bench.ts";
import { bench as month } from "./month.bench.ts";
import { bench as partitions } from "./partitions.bench.ts";
import { bench as payroll } from "./payroll.bench.ts";
import { bench as personMonth } from "./person-month.bench.ts";
import { bench as planner } from "./planner.bench.ts";
import { bench as pooler } from "./pooler.bench.ts";
import { bench as preview } from "./preview.bench.ts";
import { bench as replica } from "./replica.bench.ts";
import { bench as reports } from "./reports.bench.ts";
import { bench as roundTrips } from "./round-trips.bench.ts";
import { bench as sessionGet } from "./session-get.bench.ts";
import { bench as shiftChecks } from "./shift-checks.bench.ts";
import { bench as shiftPlan } from "./shift-plan.bench.ts";
import { bench as sixOclock } from "./six-oclock.bench.ts";
import { bench as start } from "./start.bench.ts";
import { bench as storage } from "./storage.bench.ts";
import { bench as targetActual } from "./target-actual.bench.ts";
import { bench as timeline } from "./timeline.bench.ts";
import { bench as timesheets } from "./timesheets.bench.ts";
import { bench as unitPicker } from "./unit-picker.bench.ts";
import { bench as userList } from "./user-list.bench.ts";
import { bench as userPicker } from "./user-picker.bench.ts";
import { bench as wageFile } from "./wage-file.bench.ts";
import { bench as web } from "./web.bench.ts";

/** In the order in which all of them run: what takes minutes comes last. */
export const benches: readonly Bench[] = [
	booking,
	dashboard,
	personMonth,
	month,
	sessionGet,
	roundTrips,
	pooler,
	replica,
	userList,
	live,
	web,
	grid,
	timeline,
	planner,
	unitPicker,
	userPicker,
	start,
	demoLoad,
	importPeople,
	exportPeople,
	storage,
	engine,
	shiftChecks,
	targetActual,
	preview,
	leave,
	shiftPlan,
	appointments,
	wageFile,
	payroll,
	costCentres,
	timesheets,
	reports,
	memory,
	mixedLoad,
	sixOclock,
	lists,
	history,
	growth,
	partitions,
	autoPlan,
];
