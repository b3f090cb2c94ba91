import { expect, test } from "vitest";
import { ownerUrlOf } from "#kit/testing/product-process.ts";
import { bakery } from "../database/demo/bakery.ts";
import { explode } from "../tools/attack/bombs.ts";
import { loadDemoCompany } from "../tools/attack/load-demo-company.ts";
import { MemoryWatch, mostMegabytes } from "../tools/attack/memory.ts";
import { administratorOf, signIn } from "../tools/attack/target.ts";
import { useProduct } from "./run-product.ts";

const { newDataDirectory, start } = useProduct();

/** As `npm start` does. */
const asStarted = "--max-semi-space-size=4 --max-old-space-size=1024";

test("files and bodies that are made to burst are refused, others are answered, and memory stays bounded", async () => {
	const data = await newDataDirectory();
	const { address, process: server, output } = await start(data, { NODE_OPTIONS: asStarted });
	const ownerUrl = ownerUrlOf(data);
	const company = await loadDemoCompany(ownerUrl, bakery);
	const target = { address, ownerUrl, ...company, now: () => new Date() };
	const browser = await signIn(target, await administratorOf(target));
	const watch = new MemoryWatch(server.pid as number);
	const { bombs, faults } = await explode(browser, { all: process.env.LONG !== undefined });
	watch.end();
	console.log(`bombs: ${bombs}, ${watch.words}`);
	expect(faults).toEqual([]);
	expect(output()).not.toMatch(/"level":(50|60)/);
	// 0 where the machine tells nothing of it
	expect(watch.peak).toBeLessThan(mostMegabytes);
}, 300_000);
