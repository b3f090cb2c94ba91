import { expect, test } from "vitest";
import { ownerUrlOf } from "#kit/testing/product-process.ts";
import { bakery } from "../database/demo/bakery.ts";
import { hospital } from "../database/demo/hospital.ts";
import { killRounds } from "../tools/attack/kill-rounds.ts";
import { Life } from "../tools/attack/life.ts";
import { loadDemoCompany } from "../tools/attack/load-demo-company.ts";
import { useProduct } from "./run-product.ts";

const { newDataDirectory, start } = useProduct();
/** Of more than fifty people a job closes the month, of six the request. */
const [rounds, company] = process.env.LONG ? [20, hospital] : [3, bakery];

test("server, database or both die while people book, a month is closed and people are imported: nothing is lost, double or half", async () => {
	const seed = process.env.SEED ?? "kills";
	const data = await newDataDirectory();
	const first = await start(data);
	const loaded = await loadDemoCompany(ownerUrlOf(data), company);
	const life = new Life({ data, ...loaded, start: () => start(data) }, first);
	const report = await killRounds(life, { seed, rounds });
	console.log(
		`kills: seed "${seed}", ${JSON.stringify({ ...report, faults: report.faults.length })}`,
	);
	expect([report.faults, report.deaths]).toEqual([[], 0]);
	expect(report.imported).toBe(rounds * 100);
	expect(report.closed).toBeGreaterThan(rounds);
}, 1_800_000);
