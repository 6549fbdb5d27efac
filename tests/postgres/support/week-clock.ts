// Preloaded into a site (`node --import`): its clock starts on a Monday morning, and each SIGUSR2 is a day later.

const dayMs = 86_400_000;
const now = Date.now;
/** 09:00 in Türkiye. */
let shift = Date.parse("2026-11-16T06:00:00Z") + Number(process.env.DAYS_LATER ?? 0) * dayMs - now();

Date.now = () => now() + shift;
globalThis.Date = new Proxy(Date, {
  construct: (target, values, newTarget) =>
    Reflect.construct(target, values.length > 0 ? values : [target.now()], newTarget),
});
process.on("SIGUSR2", () => {
  shift += dayMs;
});

export {};
