import { Button } from "@mantine/core";
import { useRef, useState } from "react";
import { inviteMany } from "#areas/staff/users/web/public.ts";
import { limits } from "#kit/contract/limits.ts";
import { api } from "#kit/web/api.ts";
import { HowFar } from "#kit/web/bulk/how-far.tsx";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { useTexts } from "#kit/web/texts.ts";
import { contract, type ImportRun } from "../contract.ts";
import { texts } from "../text.ts";

/** Everybody whom an import has created gets a link for the first password, in one go. */
export function InviteImported({ run }: { readonly run: ImportRun }) {
	const t = useTexts(texts).panel;
	const [tried, setTried] = useState<number | null>(null);
	const stopping = useRef<AbortController>(null);
	const count = run.counts?.NEW ?? 0;
	if (run.kind !== "PEOPLE" || run.status !== "DONE" || count === 0) return null;
	const start = async () => {
		setTried(0);
		stopping.current = new AbortController();
		const { signal } = stopping.current;
		try {
			const people = await createdBy(run);
			await inviteMany(people, { onStep: setTried, signal });
		} catch (error) {
			handleError(error, { context: t.inviteAll(count) });
		}
		setTried(null);
	};
	return (
		<div className="import-invite">
			{tried === null || tried === 0 ? (
				<Button variant="default" disabled={tried === 0} onClick={() => void start()}>
					{t.inviteAll(count)}
				</Button>
			) : (
				<HowFar tried={tried} all={count} stop={() => stopping.current?.abort()} />
			)}
		</div>
	);
}

/** The people of its new lines, by the names that stand in the file. */
async function createdBy({ id: importId, mapping }: ImportRun) {
	const pageSize = limits.listLength;
	const people: { id: string; name: string }[] = [];
	for (let page = 1; ; page += 1) {
		const asked = { importId, action: "NEW", page, pageSize } as const;
		const { items, total } = await api(contract.listImportLines, asked);
		for (const { entityId, cells, line } of items) {
			const words = [mapping.lastName, mapping.firstName]
				.map((at) => (at === undefined ? "" : cells[at]))
				.filter(Boolean);
			if (entityId !== null) people.push({ id: entityId, name: words.join(", ") || String(line) });
		}
		if (page * pageSize >= total) return people;
	}
}
