import ICAL from "ical.js";
import { occurrencesWithin, type Series } from "#domain/appointments/occurrences.ts";
import { dayOfIso } from "#domain/time/iso-day.ts";
import type { EpochMinute, LocalDay } from "#domain/time/quantities.ts";
import { zoneOf } from "#domain/time/zone.ts";
import { floorFigure, type Tell } from "../bench.ts";
import type { LargeCompany } from "../stage/large-company.ts";
import { type MeasuredStage, measure } from "./measured-answer.ts";
import { median } from "./percentile.ts";
import type { RawRequest } from "./request-text.ts";

const ofPerson = 3;
const begin = (Date.parse("2026-07-01T00:00Z") / 60_000) as EpochMinute;
const end = (Date.parse("2026-08-01T00:00Z") / 60_000) as EpochMinute;
const rounds = 7;

/** Three weekly series of each person, begun a year before, laid out for a month. */
export function expansion(people: number, tell: Tell): void {
	const firsts = Array.from(
		{ length: people * ofPerson },
		(_, nth) => dayOfIso("2025-07-01") + (nth % 28),
	);
	const series = firsts.map(seriesFrom);
	const written = firsts.map((first) => new Date(first * 86_400_000).toISOString().slice(0, 10));
	const [values, floors]: [number[], number[]] = [[], []];
	for (let round = 0; round <= rounds; round++) {
		const value = timed(() =>
			series.map((one) => occurrencesWithin(one, [], { begin, end }).length),
		);
		const floor = timed(() => written.map(timesOfLibrary));
		if (value.sum !== floor.sum) throw new Error(`${value.sum} times are not ${floor.sum}.`);
		if (round === 0) continue;
		values.push(value.ms);
		floors.push(floor.ms);
	}
	const measured = { value: median(values), floor: median(floors), unit: "ms" };
	tell(
		floorFigure(`${series.length} series for a month, against ical.js`, measured, { atMost: 1 }),
	);
}

function seriesFrom(first: number): Series {
	return {
		rule: { type: "WEEKLY", interval: 1, weekdays: [], nth: null },
		...{ first: first as LocalDay, last: null, beginMinute: 540, endMinute: 570 },
		zone: zoneOf("Europe/Berlin"),
	};
}

/** As a calendar program does it: from the first day on. */
function timesOfLibrary(first: string): number {
	const days = ICAL.Recur.fromString("FREQ=WEEKLY").iterator(
		ICAL.Time.fromDateTimeString(`${first}T09:00:00`),
	);
	let count = 0;
	for (let next = days.next(); next && next.year * 100 + next.month <= 202607; next = days.next())
		if (next.year * 100 + next.month === 202607) count++;
	return count;
}

function timed(work: () => readonly number[]) {
	const from = performance.now();
	const sum = work().reduce((total, one) => total + one, 0);
	return { sum, ms: performance.now() - from };
}

interface MeetingStage extends MeasuredStage {
	readonly company: LargeCompany;
}

/** As many as may be asked for by name. */
const asked = 50;
const range = { from: "2026-07-01", to: "2026-07-31" };

const singles = `
	select a.*, u.unit_id as place from unnest($2::uuid[]) p (id) join app_user u on u.tenant_id = $1 and u.id = p.id
	join appointment a on a.tenant_id = u.tenant_id and a.user_id = u.id and a.begin_at between $3::date - 32 and $4::date + 2`;
const repeated = `
	select s.*, (select jsonb_agg(e) from appointment_exception e where e.tenant_id = s.tenant_id and e.series_id = s.id
		and e.original_day between $3::date - 32 and $4::date + 2) as exceptions
	from unnest($2::uuid[]) p (id) join appointment_series s on s.tenant_id = $1 and s.user_id = p.id and s.first_day <= $4
		and (s.last_day is null or s.last_day >= $3)`;

export async function appointmentsAnswer(stage: MeetingStage, tell: Tell): Promise<void> {
	const { company } = stage;
	const userIds = company.userIds.slice(0, asked);
	const request: RawRequest = {
		...{ method: "POST" as const, path: "/api/appointments/search", cookie: company.administrator },
		body: JSON.stringify({ range, userIds }),
	};
	const values = [company.tenantId, userIds, range.from, range.to];
	const measured = await measure(
		stage,
		() => request,
		() => [
			[
				{ name: "singles", text: singles, values },
				{ name: "repeated", text: repeated, values },
			],
		],
	);
	tell(floorFigure(`month of ${asked} people`, measured));
}
