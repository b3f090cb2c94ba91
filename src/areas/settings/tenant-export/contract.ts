import * as z from "zod/mini";
import { endpoint } from "#kit/contract/endpoint.ts";
import { id, nothing } from "#kit/contract/fields.ts";
import { refusal } from "#kit/contract/refusal.ts";

export const tenantExportRunning = refusal("InvalidAction", "TENANT_EXPORT_RUNNING");

export const contract = {
	startTenantExport: endpoint("startTenantExport", {
		route: "POST /api/tenant-exports",
		summary:
			"Export everything the company owns as an archive of tables, by a job; for administrators",
		access: { key: "access.defaults", level: "FULL" },
		input: nothing,
		answer: z.object({ jobId: id }),
		refusals: [tenantExportRunning],
	}),
} as const;
