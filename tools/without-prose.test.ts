import { parseAst } from "vite";
import { expect, test } from "vitest";
import { withoutProse } from "./without-prose.ts";

const contract = `
import { endpoint } from "#kit/contract/endpoint.ts";
export const contract = {
	getRoom: endpoint("getRoom", {
		route: "GET /api/rooms/{id}",
		summary: "A room – with „doors“",
		description:
			"Rooms " + "have doors.",
		input: z.object({ summary: z.string(), description: z.string() }),
	}),
};
export const summary = "stays";
export const handed = endpoint("handed", { summary });
`;

test("what describes operations goes, and nothing else", () => {
	const { transform } = withoutProse();
	if (typeof transform !== "object") throw new Error("It transforms nothing.");
	const { handler } = transform;
	const { code } = handler.call({ parse: parseAst } as never, contract, "contract.ts") as {
		readonly code: string;
	};
	expect(code).toBe(
		contract.replace('"A room – with „doors“"', '""').replace('"Rooms " + "have doors."', '""'),
	);
});
