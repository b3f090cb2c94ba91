import { type Bench, type Figure, floorFigure, limitFigure, type Tell } from "./bench.ts";
import { runBare } from "./load/bare-load.ts";
import { answeredLoad } from "./load/http-load.ts";
import { median } from "./load/percentile.ts";
import { sizeOf } from "./size.ts";
import { type BenchCluster, withBenchCluster } from "./stage/bench-cluster.ts";
import { startServing } from "./stage/serving-process.ts";
import { insertWorkingCompany, type WorkingCompany } from "./stage/working-company.ts";

/** With `PEOPLE` that many alone. */
const sizes = process.env.PEOPLE === undefined ? [500, 10_000] : [sizeOf("PEOPLE", 500)];
/** The law looks at half a year. */
const days = sizeOf("DAYS", 200);
const seconds = sizeOf("SECONDS", 3);
const rounds = 3;
/** Of people: up to here a month must come at once. */
const few = 500;

/** The month of a company: what payroll opens first. */
export const bench: Bench = {
	name: "month",
	title: `listTargetActuals of ${sizes.join(" and ")} people: a page, sums, all of them; floor: bare grouped SQL of the same people`,
	async run(tell) {
		for (const people of sizes)
			await withBenchCluster(async (cluster) => {
				const company = await insertWorkingCompany(cluster.ownerUrl, people, days);
				const serving = await startServing(cluster);
				try {
					for (const view of viewsOf(people))
						await measure(cluster, company, serving.address, view, tell);
				} finally {
					await serving.stop();
				}
			});
	},
};

interface View {
	readonly name: string;
	readonly query: string;
	/** SQL of what it shows. */
	readonly floor: string;
	/** Times the floor at most. */
	readonly atMost: number;
	/** Milliseconds, for few people. */
	readonly clock?: number;
}

const ofPages = { atMost: 1.5, clock: 60 };

function viewsOf(people: number): View[] {
	return [
		{ name: "a page by name", query: "withSums=false", floor: groupedPage, ...ofPages },
		{
			name: "a page by balance, and sums",
			query: "sortBy=balanceMinutes",
			floor: `with p as materialized (${grouped("")}) select p.*, s.* from p, (select ${totals} from p) s order by p.balance_min limit 25`,
			...ofPages,
		},
		{ name: "everybody, and sums", query: `pageSize=${people}`, floor: grouped(""), atMost: 2 },
	];
}

async function measure(
	{ bareUrl }: BenchCluster,
	company: WorkingCompany,
	address: string,
	view: View,
	tell: Tell,
): Promise<void> {
	const month = company.today.slice(0, 7);
	const path = `/api/target-actuals?month=${month}&${view.query}`;
	const values: number[] = [];
	const floors: number[] = [];
	for (let round = 0; round <= rounds; round++) {
		const query = { name: "grouped", text: view.floor, values: [company.tenantId, `${month}-01`] };
		const floor = await runBare(bareUrl, { connections: 1, seconds, next: () => query });
		const load = await answeredLoad({
			...{ address, connections: 1, seconds },
			next: () => ({ method: "GET", path, cookie: company.administrator }),
		});
		// the first round only warms up
		if (round === 0) continue;
		values.push(load.p50);
		floors.push(floor.p50);
	}
	tell(...figuresOf(company.people, view, values, floors));
}

function figuresOf(
	people: number,
	view: View,
	values: readonly number[],
	floors: readonly number[],
): Figure[] {
	const name = `${people} people, ${view.name}`;
	const value = median(values);
	const ratio = median(values.map((one, nth) => one / (floors[nth] as number)));
	const measured = { value, floor: median(floors), ratio, unit: "ms" };
	const compared = floorFigure(name, measured, { atMost: view.atMost });
	if (people > few || view.clock === undefined) return [compared];
	return [compared, limitFigure(`${name}, by the clock`, value, view.clock, "ms")];
}

const columns =
	"target_min worked_min pause_min auto_pause_min holiday_credit_min absence_credit_min extra_min balance_min overtime_min pending_min".split(
		" ",
	);
const summed = columns.map((name) => `sum(r.${name})::int as ${name}`).join(", ");
const totals = columns.map((name) => `sum(p.${name})::int as all_${name}`).join(", ");

/** @param people sub-query of ids; empty: everybody who is not archived */
function grouped(people: string): string {
	return `select u.id, u.first_name, u.last_name, u.personnel_no, n.name as unit_name, s.*
		from app_user u
		join unit n on n.tenant_id = u.tenant_id and n.id = u.unit_id
		join (select r.user_id, ${summed}, bit_or(r.flags) as flags from day_result r
			where r.tenant_id = $1 and r.day >= $2 and r.day < $2::date + interval '1 month'
				${people === "" ? "" : `and r.user_id in (${people})`}
			group by r.user_id) s on s.user_id = u.id
		where u.tenant_id = $1 and u.is_enabled ${people === "" ? "" : `and u.id in (${people})`}
		order by u.last_name, u.first_name, u.id`;
}

const groupedPage = grouped(
	"select id from app_user where tenant_id = $1 order by last_name, first_name, id limit 25",
);
