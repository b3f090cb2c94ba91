import { sql } from "kysely";
import { expect, test } from "vitest";
import { composedStatement } from "./composed-statement.ts";

test("a text is composed once, and its values stand where they were named, within lists too, and travel once", () => {
	let composed = 0;
	const statement = composedStatement(["id", "day"], ({ id, day }) => {
		composed++;
		return sql`select ${day} where id = any(${[id, id]}) and ${id} > ${7} and ${day} > ${id}`;
	});
	const first = statement({ id: "a", day: "2026-11-21" });
	expect(first).toEqual({
		text: "select $1 where id = any($2) and $3 > $4 and $1 > $3",
		values: ["2026-11-21", ["a", "a"], "a", 7],
	});
	const second = statement({ id: "b", day: null });
	expect([second.text === first.text, second.values]).toEqual([true, [null, ["b", "b"], "b", 7]]);
	expect(composed).toBe(1);
});
