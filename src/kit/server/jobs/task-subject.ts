import * as z from "zod/mini";
import { id } from "#kit/contract/fields.ts";

/** All that the queue carries: whose row of which tenant. Everything else is read under row-level security. */
export const taskSubject = z.object({ tenantId: id, subjectId: id });
export type TaskSubject = z.output<typeof taskSubject>;
