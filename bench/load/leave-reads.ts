import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { floorFigure, limitFigure, type Tell } from "../bench.ts";
import type { BenchCluster } from "../stage/bench-cluster.ts";
import type { LeaveCompany } from "../stage/leave-company.ts";
import { runBare } from "./bare-load.ts";
import { freeWeeks } from "./free-weeks.ts";
import { answeredLoad } from "./http-load.ts";
import { median } from "./percentile.ts";
import { type RawRequest, requestHeaders } from "./request-text.ts";

export interface LeaveStage {
	readonly cluster: BenchCluster;
	readonly company: LeaveCompany;
	readonly address: string;
}

const seconds = 3;
const rounds = 3;
const shown = 500;

/** The year of 500 people, as the page of leave asks for it. */
export async function calendarOfYear(stage: LeaveStage, tell: Tell): Promise<void> {
	const { address, company } = stage;
	const [from, to] = [`${company.lastYear + 1}-01-01`, `${company.lastYear + 1}-12-31`];
	const path = `/api/absence-calendar?from=${from}&to=${to}&pageSize=${shown}`;
	const request = { method: "GET", path, cookie: company.administrator } as const;
	const bytes = await compressedBytes(address, request);
	tell(limitFigure(`year of ${shown} people, compressed`, bytes / 1024, 300, "kB"));
	const measured = await measure(
		stage,
		() => request,
		() => ({ name: "year", text: yearOfPeople, values: [company.tenantId, from, to] }),
	);
	tell(floorFigure(`year of ${shown} people`, measured, { atMost: 2 }));
}

/** A week that each person might ask for. */
export async function previewedLeave(stage: LeaveStage, tell: Tell): Promise<void> {
	const { company } = stage;
	const free = await freeWeeks(stage.cluster.bareUrl, company);
	const person = (nth: number) => nth % Math.min(free.length, shown);
	const measured = await measure(
		stage,
		(nth) => ({
			...{ method: "POST", path: "/api/absence-preview", cookie: company.cookie(person(nth)) },
			body: JSON.stringify({
				userId: company.userIds[person(nth)],
				activityId: company.leaveActivityId,
				...free[person(nth)],
			}),
		}),
		(nth) => {
			const week = free[person(nth)];
			const values = [company.tenantId, company.userIds[person(nth)], week?.from, week?.to];
			return { name: "facts", text: factsOfRequest, values };
		},
	);
	tell(floorFigure("preview of a request", measured, { atMost: 2 }));
}

type Statement = { readonly name: string; readonly text: string; readonly values: unknown[] };

/** Milliseconds of one after the other; the first round only warms up. */
async function measure(
	{ cluster, address }: LeaveStage,
	request: (nth: number) => RawRequest,
	statement: (nth: number) => Statement,
) {
	const [values, floors]: [number[], number[]] = [[], []];
	const one = { connections: 1, seconds };
	for (let round = 0; round <= rounds; round++) {
		const floor = await runBare(cluster.bareUrl, { ...one, next: (_, nth) => statement(nth) });
		const load = await answeredLoad({ address, ...one, next: (_, nth) => request(nth) });
		if (round === 0) continue;
		values.push(load.p50);
		floors.push(floor.p50);
	}
	const ratio = median(values.map((value, nth) => value / (floors[nth] as number)));
	return { value: median(values), floor: median(floors), ratio, unit: "ms" };
}

async function compressedBytes(address: string, { path, cookie }: RawRequest): Promise<number> {
	const headers = { ...requestHeaders(cookie), "accept-encoding": "br, gzip" };
	const [answer] = (await once(get(`${address}${path}`, { headers }), "response")) as [
		IncomingMessage,
	];
	let bytes = 0;
	for await (const part of answer) bytes += (part as Buffer).length;
	return bytes;
}

const yearOfPeople = `
	select p.*, b.id as absence_id, b.activity_id, b.class_type, b.from_date, b.to_date, b.from_part, b.to_part, b.state, b.version
	from (select u.tenant_id, u.id, u.first_name, u.last_name, u.unit_id, n.name as unit_name, u.entry_date, u.exit_date
		from app_user u join unit n on n.tenant_id = u.tenant_id and n.id = u.unit_id
		where u.tenant_id = $1 and u.role = 'USER' and u.is_enabled
		order by n.name, u.unit_id, u.last_name, u.first_name, u.id limit ${shown}) p
	left join absence b on b.tenant_id = p.tenant_id and b.user_id = p.id and b.to_date >= $2 and b.from_date <= $3
		and b.state in ('PLANNED', 'REQUESTED', 'APPROVED')`;

/** A person, her plan, her contract, her free days, her absences and what they cost, her accounts, who is away of her unit. */
const factsOfRequest = `
	select u.*, to_jsonb(e) as employment, to_jsonb(c) as contract,
		(select jsonb_agg(d) from worksheet w join worksheet_template_version v on v.tenant_id = w.tenant_id and v.template_id = w.template_id
			join worksheet_day d on d.tenant_id = v.tenant_id and d.version_id = v.id where w.tenant_id = u.tenant_id and w.user_id = u.id) as plan,
		(select jsonb_agg(h) from holiday h where h.tenant_id = u.tenant_id and h.date between $3 and $4) as holidays,
		(select jsonb_agg(b) from absence b where b.tenant_id = u.tenant_id and b.user_id = u.id
			and b.to_date >= $3 and b.from_date <= $4) as meeting,
		(select jsonb_agg(jsonb_build_array(d.day, d.cost)) from absence_day d where d.tenant_id = u.tenant_id and d.user_id = u.id) as taken,
		(select jsonb_agg(x) from leave_account a join leave_entry x on x.tenant_id = a.tenant_id and x.account_id = a.id
			where a.tenant_id = u.tenant_id and a.user_id = u.id) as ledger,
		(select jsonb_agg(v) from leave_rule_version v where v.tenant_id = u.tenant_id) as rules,
		(select jsonb_agg(jsonb_build_array(o.id, b.from_date, b.to_date)) from app_user o
			join absence b on b.tenant_id = o.tenant_id and b.user_id = o.id and b.to_date >= $3 and b.from_date <= $4
			where o.tenant_id = u.tenant_id and o.unit_id = u.unit_id) as team,
		(select count(*) from app_user o where o.tenant_id = u.tenant_id and o.unit_id = u.unit_id) as size
	from app_user u
	join employment e on e.tenant_id = u.tenant_id and e.user_id = u.id
	join contract c on c.tenant_id = u.tenant_id and c.user_id = u.id
	where u.tenant_id = $1 and u.id = $2`;
