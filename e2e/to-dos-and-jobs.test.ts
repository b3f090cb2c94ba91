import { expect, test } from "vitest";
import { newId } from "#kit/contract/new-id.ts";
import { expectAccessible } from "./accessibility.ts";
import { askDatabase } from "./ask-database.ts";
import { buildOffice } from "./office.ts";
import { press } from "./press.ts";
import { dashboardOf, signIn, useStage } from "./stage.ts";

const stage = useStage();

async function openDashboard() {
	const office = await buildOffice(stage().server);
	const page = await stage().open();
	await signIn(page, office.asSofia);
	return { office, page };
}

test("an entry that was finished automatically is told, and needs a reason", async () => {
	const { office, page } = await openDashboard();
	await press(page, "Kommen", "Gehen");
	// as the night's job leaves it behind
	const finished = () =>
		askDatabase(
			stage().server,
			`update time_tracking set begin_at = begin_at - interval '2 hours', end_at = begin_at, occupied_to = begin_at,
				auto_finished = true, needs_reason = true, state = 'REQUESTED'
				where tenant_id = $1 returning id`,
			[office.tenantId],
		);
	await expect.poll(finished).toHaveLength(1);
	await page.reload();
	await dashboardOf(page);
	const toDos = page.getByRole("region", { name: "Offene Aufgaben" });
	await toDos.getByText("Automatisch beendet").waitFor();
	await page
		.getByRole("region", { name: "Beantragte Zeiteinträge" })
		.getByText("2:00", { exact: true })
		.waitFor();
	await expectAccessible(page, "dashboard-to-dos");
	await toDos.getByRole("button", { name: /Automatisch beendet/ }).click();
	await page
		.getByRole("dialog", { name: "Automatisch beendete Zeiteinträge" })
		.getByText("1 Eintrag wurde ohne Ausstempeln beendet.")
		.waitFor();
	await expectAccessible(page, "auto-finished-panel");
	await page.keyboard.press("Escape");
	await toDos.getByRole("button", { name: /ohne Begründung/ }).click();
	await page.getByRole("dialog").getByText("2:00", { exact: true }).first().waitFor();
	await expectAccessible(page, "needs-reason-panel");
});

/** Two that run, both of the session that is open. */
async function insertJobs(tenantId: string): Promise<string> {
	const [first, second] = [newId(Date.now()), newId(Date.now() + 1)];
	await askDatabase(
		stage().server,
		`insert into job (tenant_id, id, session_id, owner_id, kind, status, progress, description, started_at)
			select $1, one.id::uuid, session.id, session.user_id, 'test', 'IN_PROGRESS', 40, one.description, now()
			from session, (values ($2, 'Monat wird abgeschlossen'), ($3, 'Zeiteinträge werden importiert'))
				as one (id, description)
			where session.tenant_id = $1`,
		[tenantId, first, second],
	);
	return second;
}

async function finishWithWarning(tenantId: string, id: string) {
	await askDatabase(
		stage().server,
		`insert into job_protocol (tenant_id, job_id, line, at, severity, text)
			values ($1, $2, 1, now(), 'WARNING', 'Zeile 7 wurde übersprungen.')`,
		[tenantId, id],
	);
	await askDatabase(
		stage().server,
		`update job set status = 'FINISHED', progress = 100, severity = 'WARNING', finished_at = now()
			where tenant_id = $1 and id = $2`,
		[tenantId, id],
	);
}

test("the jobs of the session stand in the dock until they are put away", async () => {
	const { office, page } = await openDashboard();
	const id = await insertJobs(office.tenantId);
	await page.reload();
	await page.getByRole("button", { name: "2 Aufgaben laufen" }).click();
	await finishWithWarning(office.tenantId, id);
	await page.reload();
	await dashboardOf(page);
	const dock = page.getByRole("region", { name: "Aufgaben", exact: true });
	await dock.getByRole("button", { name: "1 Aufgabe läuft" }).waitFor();
	await dock.getByText("Mit Warnungen").waitFor();
	await expectAccessible(page, "job-dock");
	await dock.getByText("Zeiteinträge werden importiert").click();
	await page.getByRole("dialog").getByText("Zeile 7 wurde übersprungen.").waitFor();
	await expectAccessible(page, "job-panel");
	await page.keyboard.press("Escape");
	await dock.getByRole("button", { name: "Aufgabe abbrechen" }).click();
	await page.getByText("Aufgabe abbrechen?").waitFor();
	await expectAccessible(page, "job-cancel");
	await page.getByRole("button", { name: "Weiterlaufen lassen" }).click();
	await dock.getByRole("button", { name: "Aufgabe entfernen" }).click();
	await dock.getByText("Zeiteinträge werden importiert").waitFor({ state: "hidden" });
});
