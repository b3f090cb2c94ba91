import { QueryObserver } from "@tanstack/react-query";
import { afterEach, expect, test } from "vitest";
import { queryClient } from "./query-client.ts";
import { renewQueries } from "./renew-queries.ts";

const queryKey = ["listPeople", {}];

afterEach(() => queryClient.clear());

/** Something shown whose answers come when the test says so. */
function shown() {
	const asked: PromiseWithResolvers<number>[] = [];
	const observer = new QueryObserver<number>(queryClient, {
		queryKey,
		queryFn: () => {
			const answer = Promise.withResolvers<number>();
			asked.push(answer);
			return answer.promise;
		},
	});
	const seen: (number | undefined)[] = [];
	observer.subscribe(({ data }) => seen.push(data));
	return { asked, seen };
}

test("a first answer that was on its way when something changed is fetched once more", async () => {
	const { asked, seen } = shown();
	expect(asked).toHaveLength(1);
	void renewQueries(["listPeople"]);
	void renewQueries();
	expect(asked).toHaveLength(1);
	asked[0]?.resolve(1);
	await expect.poll(() => asked.length).toBe(2);
	asked[1]?.resolve(2);
	await expect.poll(() => seen.at(-1)).toBe(2);
	expect(asked).toHaveLength(2);
});

test("an answer that is shown is fetched at once, instead of what was on its way", async () => {
	const { asked, seen } = shown();
	asked[0]?.resolve(1);
	await expect.poll(() => seen.at(-1)).toBe(1);
	void renewQueries(["listPeople"]);
	void renewQueries(["listPeople"]);
	await expect.poll(() => asked.length).toBe(3);
	asked[2]?.resolve(3);
	asked[1]?.resolve(2);
	await expect.poll(() => seen.at(-1)).toBe(3);
	expect(seen).not.toContain(2);
});

test("a first answer that fails is not asked for again by itself, the next one may be", async () => {
	const { asked } = shown();
	void renewQueries();
	asked[0]?.reject(new Error("away"));
	await expect.poll(() => queryClient.getQueryState(queryKey)?.status).toBe("error");
	expect(asked).toHaveLength(1);
	void renewQueries();
	await expect.poll(() => asked.length).toBe(2);
	asked[1]?.resolve(2);
	await expect.poll(() => queryClient.getQueryState(queryKey)?.status).toBe("success");
});

test("what was not named is left alone", async () => {
	const { asked } = shown();
	void renewQueries(["listUnits"]);
	asked[0]?.resolve(1);
	await expect.poll(() => queryClient.getQueryState(queryKey)?.status).toBe("success");
	expect(asked).toHaveLength(1);
});
