import { QueryClientProvider } from "@tanstack/react-query";
import axe from "axe-core";
import { flushSync } from "react-dom";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { Job } from "#kit/contract/jobs.ts";
import type { SessionAnswer } from "#kit/contract/session.ts";
import { recorded } from "#kit/testing/recorded.ts";
import { StubServer } from "#kit/testing/stub-server.ts";
import { UiProvider } from "#kit/ui/ui-provider.tsx";
import { passOn } from "#kit/web/live/live-messages.ts";
import { queryClient } from "#kit/web/query-client.ts";
import { renewQueries } from "#kit/web/renew-queries.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { settingsStore, updateSettings } from "#kit/web/settings/settings-store.ts";
import { queryKey } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import JobDock from "./job-dock.tsx";
import file from "./recorded.json";

const answers = recorded(contract, file).listJobs;
const [running] = answers.running.jobs as [Job];
const [finished] = answers.finished.jobs as [Job];
const [, old] = answers.two.jobs as [Job, Job];

const person = (userId: string) =>
	({ userId, tenant: { id: "t", no: "MUSTR", name: "Muster" } }) as SessionAnswer;

let root: Root;

beforeEach(() => {
	localStorage.clear();
	updateSettings({ layout: { floatingMenuExpanded: false } });
	sessionStore.set(person("anna"));
	root = createRoot(document.body.appendChild(document.createElement("div")));
});

afterEach(() => {
	flushSync(() => root.unmount());
	document.body.replaceChildren();
	queryClient.clear();
});

function show(jobs: readonly Job[], theme: "light" | "dark" = "light"): void {
	queryClient.setQueryData(queryKey(contract.listJobs, {}), { jobs });
	flushSync(() =>
		root.render(
			<QueryClientProvider client={queryClient}>
				<UiProvider colorScheme={theme}>
					<JobDock />
				</UiProvider>
			</QueryClientProvider>,
		),
	);
}

const dock = () => page.getByRole("region", { name: "Aufgaben" });

test("there is no dock without jobs, nor for jobs that ended long ago", async () => {
	show([old]);
	await expect.element(dock()).not.toBeInTheDocument();
});

test("a job is followed live to its end, with its labels; warnings only then", async () => {
	show([running, old]);
	await expect.element(page.getByRole("button", { name: "1 Aufgabe läuft" })).toBeVisible();
	await page.getByRole("button", { name: "1 Aufgabe läuft" }).click();
	await expect.element(dock().getByText("Export Oktober", { exact: true })).toBeVisible();
	await expect.element(dock().getByText("Läuft", { exact: true })).toBeVisible();
	await expect.element(dock().getByText("Mit Warnungen")).not.toBeInTheDocument();
	await expect.element(dock().getByText("Vom letzten Jahr")).not.toBeInTheDocument();
	passOn({ kind: "jobProgress", id: running.jobId, progress: 60 });
	await expect.element(page.getByRole("progressbar")).toHaveAttribute("value", "60");
	passOn({
		kind: "jobUpdate",
		updateState: "Update",
		job: finished,
	});
	await expect.element(dock().getByText("Abgeschlossen", { exact: true })).toBeVisible();
	await expect.element(dock().getByText("Mit Warnungen", { exact: true })).toBeVisible();
	await expect.element(page.getByRole("button", { name: "1 Aufgabe beendet" })).toBeVisible();
});

test.each([
	["failed", "Fehlgeschlagen"],
	["canceled", "Abgebrochen"],
] as const)("a job that %s is labelled %s", async (end, label) => {
	show([running]);
	await page.getByRole("button", { name: "1 Aufgabe läuft" }).click();
	const [job] = answers[end].jobs as [Job];
	passOn({ kind: "jobUpdate", updateState: "Update", job });
	await expect.element(dock().getByText(label, { exact: true })).toBeVisible();
	await expect.element(dock().getByText("Läuft", { exact: true })).not.toBeInTheDocument();
});

test("a job that ends while the list is on its way has ended", async () => {
	const server = new StubServer();
	try {
		const late = Promise.withResolvers<AnswerOf<typeof contract.listJobs>>();
		server.answer(contract.listJobs, () => late.promise);
		show([running]);
		void renewQueries();
		await expect.poll(() => server.calls(contract.listJobs).length).toBe(1);
		server.answer(contract.listJobs, answers.finished);
		passOn({ kind: "jobUpdate", updateState: "Update", job: finished });
		late.resolve(answers.running);
		await expect.poll(() => server.calls(contract.listJobs).length).toBe(2);
		await expect.element(page.getByRole("button", { name: "1 Aufgabe beendet" })).toBeVisible();
	} finally {
		server.close();
	}
});

test("it stays unfolded or folded as it was left", async () => {
	show([running]);
	const head = page.getByRole("button", { name: "1 Aufgabe läuft" });
	await expect.element(head).toHaveAttribute("aria-expanded", "false");
	await head.click();
	await expect.element(head).toHaveAttribute("aria-expanded", "true");
	expect(settingsStore.get().layout.floatingMenuExpanded).toBe(true);
	flushSync(() => root.unmount());
	root = createRoot(document.body.appendChild(document.createElement("div")));
	show([running]);
	await expect.element(head).toHaveAttribute("aria-expanded", "true");
	await head.click();
	await expect.element(head).toHaveAttribute("aria-expanded", "false");
	expect(settingsStore.get().layout.floatingMenuExpanded).toBe(false);
});

test("a job that was removed elsewhere goes", async () => {
	show([running]);
	await expect.element(dock()).toBeVisible();
	passOn({ kind: "jobUpdate", updateState: "Delete", job: { jobId: running.jobId } });
	await expect.element(dock()).not.toBeInTheDocument();
});

test.each(["light", "dark"] as const)("axe finds nothing in %s", async (theme) => {
	const [created] = answers.created.jobs as [Job];
	show([running, { ...created, jobId: old.jobId }], theme);
	await page.getByRole("button", { name: "2 Aufgaben laufen" }).click();
	await expect.element(dock().getByText("Startet")).toBeVisible();
	const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
	expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
});

test("after signing out and in again the same person finds it, another one does not", async () => {
	show([running]);
	await expect.element(page.getByRole("button", { name: "1 Aufgabe läuft" })).toBeVisible();
	flushSync(() => root.unmount());
	queryClient.clear();
	root = createRoot(document.body.appendChild(document.createElement("div")));
	sessionStore.set(person("ben"));
	show([]);
	await expect.element(dock()).not.toBeInTheDocument();
	flushSync(() => root.unmount());
	queryClient.clear();
	root = createRoot(document.body.appendChild(document.createElement("div")));
	sessionStore.set(person("anna"));
	show(answers.failed.jobs);
	await expect.element(page.getByRole("button", { name: "1 Aufgabe beendet" })).toBeVisible();
});

test("what a job made can be downloaded from the dock", async () => {
	updateSettings({ layout: { floatingMenuExpanded: true } });
	show([running]);
	await expect.element(dock().getByText("Läuft", { exact: true })).toBeVisible();
	const [job] = answers.withFile.jobs as [Job];
	passOn({ kind: "jobUpdate", updateState: "Update", job });
	const link = page.getByRole("link", { name: "Export Oktober herunterladen" });
	await expect.element(link).toHaveAttribute("href", `/api/files/${job.resultFileId}`);
	const { violations } = await axe.run(document.body);
	expect(violations.map(({ id }) => id)).not.toContain("link-name");
});
