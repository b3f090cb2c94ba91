import { type Figure, limitFigure } from "../bench.ts";
import { visit } from "../stage/visit.ts";
import { median } from "./percentile.ts";
import type { WorkingStage } from "./working-stage.ts";

const rounds = 4;

/** From a new browser's first request to the list with the last of its rows in place. */
export async function pageOfMonth({ company, address }: WorkingStage): Promise<Figure[]> {
	const visitor = { cookie: company.administrator, slowdown: 1 };
	const path = `${address}/time-management/target-actual`;
	const found: number[] = [];
	for (let round = 0; round < rounds; round++)
		found.push(...(await visit(path, visitor, [whenListed])));
	return [limitFigure("page usable", median(found), 1000, "ms")];
}

/** Runs in the page: head and rows are there, and nothing is loaded any more. */
function whenListed(): Promise<number> {
	return new Promise((resolve) => {
		const look = () => {
			const rows = document.querySelectorAll("main [role=row]");
			const isBusy = document.querySelector("main [aria-busy=true]");
			if (rows.length > 5 && isBusy === null) resolve(performance.now());
			else requestAnimationFrame(look);
		};
		look();
	});
}
