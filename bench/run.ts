import { cpus, loadavg } from "node:os";
import type { Bench, Figure } from "./bench.ts";
import { bench as booking } from "./booking.bench.ts";
import { bench as demoLoad } from "./demo-load.bench.ts";
import { bench as engine } from "./engine.bench.ts";
import { bench as exportPeople } from "./export.bench.ts";
import { bench as grid } from "./grid.bench.ts";
import { bench as history } from "./history.bench.ts";
import { bench as importPeople } from "./import.bench.ts";
import { bench as lists } from "./lists.bench.ts";
import { bench as live } from "./live.bench.ts";
import { bench as partitions } from "./partitions.bench.ts";
import { bench as preview } from "./preview.bench.ts";
import { bench as roundTrips } from "./round-trips.bench.ts";
import { bench as sessionGet } from "./session-get.bench.ts";
import { bench as start } from "./start.bench.ts";
import { bench as targetActual } from "./target-actual.bench.ts";
import { bench as unitPicker } from "./unit-picker.bench.ts";
import { bench as userList } from "./user-list.bench.ts";
import { bench as userPicker } from "./user-picker.bench.ts";
import { bench as web } from "./web.bench.ts";

/**
 * `npm run bench` runs everything, `npm run bench -- booking live` some, `npm run bench -- --list` names them. Times
 * depend on the machine and its other work; ratios are taken against a floor of the same run.
 */
const benches: readonly Bench[] = [
	booking,
	sessionGet,
	roundTrips,
	userList,
	live,
	web,
	grid,
	unitPicker,
	userPicker,
	start,
	demoLoad,
	importPeople,
	exportPeople,
	engine,
	targetActual,
	preview,
	history,
	partitions,
	lists,
];

const wanted = process.argv.slice(2).filter((word) => !word.startsWith("-"));
const unknown = wanted.filter((name) => benches.every((one) => one.name !== name));

if (process.argv.includes("--list")) {
	for (const { name, title } of benches) console.log(`${name.padEnd(12)} ${title}`);
} else if (unknown.length > 0) {
	console.error(`No bench ${unknown.join(", ")}; see npm run bench -- --list`);
	process.exitCode = 1;
} else {
	console.log(
		`${cpus().length} cores, load ${(loadavg()[0] ?? 0).toFixed(1)} before, Node ${process.versions.node}`,
	);
	for (const one of benches) {
		if (wanted.length === 0 || wanted.includes(one.name)) await runOne(one);
	}
}

async function runOne({ name, title, run }: Bench): Promise<void> {
	console.log(`\n${name} — ${title}`);
	try {
		for (const figure of await run()) console.log(line(figure));
	} catch (error) {
		console.error("  failed:", error);
		process.exitCode = 1;
	}
}

function line({ name, value, goal, met }: Figure): string {
	const judged = goal === undefined ? "" : `  ${met ? "✓" : "✗"} goal ${goal}`;
	return `  ${name.padEnd(52)} ${value.padStart(14)}${judged}`;
}
