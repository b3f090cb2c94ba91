import { Button } from "@mantine/core";
import { useState } from "react";
import { inviteMany } from "#areas/staff/users/web/public.ts";
import { limits } from "#kit/contract/limits.ts";
import { api } from "#kit/web/api.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { useTexts } from "#kit/web/texts.ts";
import { contract, type ImportRun } from "../contract.ts";
import { texts } from "../text.ts";

/** Everybody whom an import has created gets a link for the first password, in one go. */
export function InviteImported({ run }: { readonly run: ImportRun }) {
	const t = useTexts(texts).panel;
	const [tried, setTried] = useState<number | null>(null);
	const count = run.counts?.NEW ?? 0;
	if (run.kind !== "PEOPLE" || run.status !== "DONE" || count === 0) return null;
	const start = async () => {
		setTried(0);
		try {
			const people = await createdBy(run);
			await inviteMany(people, { onStep: setTried, signal: new AbortController().signal });
		} catch (error) {
			handleError(error, { context: t.inviteAll(count) });
		}
		setTried(null);
	};
	return (
		<div className="import-invite">
			<Button variant="default" disabled={tried !== null} onClick={() => void start()}>
				{t.inviteAll(count)}
			</Button>
			{tried !== null && tried > 0 && <p role="status">{t.inviting(tried, count)}</p>}
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
