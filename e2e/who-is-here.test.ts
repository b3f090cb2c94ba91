import { test } from "vitest";
import { expectAccessible } from "./accessibility.ts";
import { press } from "./press.ts";
import { signIn, useStage } from "./stage.ts";
import { buildTeam } from "./team.ts";

const stage = useStage();

test("the leader's board shows who has come, gone on a pause and left", async () => {
	const { asInes, asLena } = await buildTeam(stage().server);
	const lena = await stage().open("phone");
	await signIn(lena, asLena);
	const board = await stage().open();
	await signIn(board, asInes);
	await board.goto("/time-management/state");
	const shows = (text: string) =>
		board.getByRole("row", { name: new RegExp(`^Vogt, Lena ${text}`) }).waitFor();
	await board.getByRole("button", { name: "2 Nicht da" }).waitFor();
	await press(lena, "Kommen", "Gehen");
	await shows("Anwesend seit");
	await board.getByRole("button", { name: "1 Anwesend" }).waitFor();
	await expectAccessible(board, "who-is-here");
	await press(lena, "Pause", "Pause beenden");
	await shows("Pause seit");
	await press(lena, "Pause beenden", "Gehen");
	await shows("Anwesend");
	await press(lena, "Gehen", "Kommen");
	await board.getByRole("button", { name: "2 Nicht da" }).waitFor();
});
