import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { freshPage } from "#kit/testing/test-page.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import { WholeRows } from "./whole-rows.tsx";

const testPage = freshPage();
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

function showEntries(count: number, total = count): void {
	testPage().show(
		<WholeRows>
			<Card title="Box" flush>
				<ul data-total={total}>
					{numbers(count).map((number) => (
						<li key={number}>{number}</li>
					))}
				</ul>
				<p>Die ältesten</p>
			</Card>
		</WholeRows>,
	);
}

const shownOf = (rows: string) =>
	[...document.querySelectorAll(rows)].filter((row) => row.checkVisibility()).length;
const button = (name: string) => page.getByRole("button", { name, exact: true });

test("a long list ends on a whole row; the rest comes when asked for, and goes again", async () => {
	showEntries(20);
	await expect.element(button("12 weitere anzeigen")).toBeVisible();
	expect(shownOf("li")).toBe(8);
	// what is said of the end of a list stands at its end
	await expect.element(page.getByText("Die ältesten")).not.toBeVisible();
	const foot = button("12 weitere anzeigen").element().getBoundingClientRect();
	const last = document.querySelectorAll("li")[7]?.getBoundingClientRect();
	expect(last?.bottom).toBeLessThanOrEqual(foot.top + 1);
	const card = document.querySelector(".card")?.getBoundingClientRect();
	expect(foot.bottom).toBeLessThanOrEqual(card?.bottom ?? 0);
	await button("12 weitere anzeigen").click();
	expect(shownOf("li")).toBe(20);
	await expect.element(page.getByText("Die ältesten")).toBeVisible();
	await button("Weniger anzeigen").click();
	expect(shownOf("li")).toBe(8);
});

test("of a list that holds only some of what there is, the rest is counted too", async () => {
	showEntries(20, 22);
	await expect.element(button("12 von 14 weiteren anzeigen")).toBeVisible();
	await button("12 von 14 weiteren anzeigen").click();
	expect(shownOf("li")).toBe(20);
});

test("rows that come later count, and one alone is shown rather than asked for", async () => {
	showEntries(0);
	expect(page.getByRole("button").query()).toBeNull();
	showEntries(10);
	await expect.element(button("2 weitere anzeigen")).toBeVisible();
	showEntries(9);
	await expect.element(button("2 weitere anzeigen")).not.toBeInTheDocument();
	expect(shownOf("li")).toBe(9);
});

test("of a table twelve rows are shown", async () => {
	testPage().show(
		<WholeRows>
			<Card title="Box" flush>
				<table>
					<tbody>
						{numbers(15).map((number) => (
							<tr key={number}>
								<td>{number}</td>
							</tr>
						))}
					</tbody>
				</table>
			</Card>
		</WholeRows>,
	);
	await expect.element(button("3 weitere anzeigen")).toBeVisible();
	expect(shownOf("tr")).toBe(12);
});
