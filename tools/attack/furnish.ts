import { seededRandom } from "#database/demo/seeded-random.ts";
import type { TestBrowser } from "#kit/testing/test-browser.ts";
import { sendOperation } from "../structure/send-operation.ts";
import { personalInput } from "./personal-input.ts";
import { type RowsFrom, RowsOfPerson } from "./rows-of-person.ts";
import { operationsAt, type Target } from "./target.ts";

/** What no demo company has from the start, and what other operations change. */
const furniture = [
	"createUserPermission",
	"createWorksheetException",
	"createSpecialAccountModification",
	"createOvertimeModification",
	"createAppRegistration",
	"createUserQualification",
	"requestTimeTracking",
	"requestTimeTrackingChange",
	"createRole",
	"createTag",
	"createActivity",
	"putSettingGroup",
	"closeMonths",
];

export interface Furnished {
	readonly target: Target;
	readonly from: RowsFrom;
	/** Of an administrator. */
	readonly browser: TestBrowser;
	readonly people: readonly string[];
}

/** Gives people what they have from the start, by the product's own ways; the month before is closed of every other one. */
export async function furnish(to: Furnished, seed: string): Promise<void> {
	const { target, from, browser, people } = to;
	const operations = new Map(
		(await operationsAt(target.address)).map((one) => [one.operationId, one]),
	);
	for (const [nth, userId] of people.entries())
		for (const name of furniture) {
			const operation = operations.get(name);
			if (operation === undefined) throw new Error(`There is no operation ${name}.`);
			if (name === "closeMonths" && nth % 2 === 0) continue;
			const random = seededRandom(`${seed} ${name} ${userId}`);
			const rows = new RowsOfPerson(from, userId, random);
			const input = await personalInput(operation, rows, target.now(), random);
			await sendOperation(browser, operation, input);
		}
}

/** Everybody but one. */
export async function peopleOf({ client, tenantId }: RowsFrom, but: string): Promise<string[]> {
	const { rows } = await client.query<{ id: string }>(
		"select id from app_user where tenant_id = $1 and role = 'USER' and id <> $2 order by id",
		[tenantId, but],
	);
	return rows.map(({ id }) => id);
}
