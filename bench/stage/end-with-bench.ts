/** Loaded into a served process before the product: it ends when the bench that started it is gone. */
process.on("disconnect", () => process.exit());
