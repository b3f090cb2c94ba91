import { expect, test } from "vitest";
import { databasePid, ownerUrlOf, pullThePlug } from "#kit/testing/product-process.ts";
import { Crowd, faultsOfCrowd, hireCrowd } from "../tools/attack/booking-crowd.ts";
import { useProduct } from "./run-product.ts";

const { newDataDirectory, start } = useProduct();
const rounds = process.env.LONG === undefined ? 4 : 100;

test("database and server are killed while everybody clocks in: what was acknowledged is there, once", async () => {
	const data = await newDataDirectory();
	let running = await start(data);
	const company = await hireCrowd(ownerUrlOf(data));
	const crowd = new Crowd(company, running.address);
	const pressing = crowd.press();
	for (let round = 0; round < rounds; round++) {
		await crowd.until(crowd.acknowledged.size + 100);
		if (round % 2 === 0) {
			process.kill(await databasePid(data), "SIGKILL");
		} else {
			await pullThePlug(running, data);
			running = await start(data);
			crowd.moveTo(running.address);
		}
	}
	await crowd.until(crowd.acknowledged.size + 100);
	crowd.end();
	await pressing;
	expect(await faultsOfCrowd(ownerUrlOf(data), crowd)).toEqual([]);
}, 900_000);
